/** The aspects of an entity, in groups, with their fields. */
import {type Aspect, type AspectGroup, aspectsOf, type Entity, GROUPS, type Metamodel} from '..';
import {filterList, staticBlock} from '../../page-kit/elements';
import {codeHtml, definition, selfLink} from '../../page-kit/html';
import {blocks, escapeHtml} from '../../page-kit/markdown';
import {marks} from '../../page-kit/marks';
import {aspectFieldsHtml} from './fields-table';

const TITLES: Record<AspectGroup, string> = {
  descriptive: 'Descriptive aspects',
  technical: 'Technical aspects',
  governance: 'Governance aspects',
  timeseries: 'Timeseries aspects',
  system: 'System aspects',
  key: 'Key aspect',
};

/** With at most this many fields in total, all aspects of a page are expanded. */
const FEW_FIELDS = 15;
/** From this many aspects on, a filter box helps. */
const MANY_ASPECTS = 6;

/** Says how many other entities have the aspect, and links to it. */
function usersHtml(model: Metamodel, {name}: Aspect): string {
  const has = (entity: Entity) => entity.aspects.some((use) => use.name === name);
  const others = [...model.entities.values()].filter(has).length - 1;
  const shared =
    others === 0 ? '' : `Shared with ${others} other ${others === 1 ? 'entity' : 'entities'}. `;
  return `<p class="ref-usedby">${shared}${selfLink(name.toLowerCase(), name)}</p>`;
}

function aspectHtml(model: Metamodel, entity: Entity, aspect: Aspect, open: boolean): string {
  const use = entity.aspects.find(({name}) => name === aspect.name);
  const own = marks({...aspect, since: aspect.since ?? use?.since}, model.version);
  const summary = `${codeHtml(aspect.name)}${own} ${escapeHtml(aspect.summary)}`;
  const fields =
    aspect.fields.length === 0
      ? '<p>The aspect has no fields.</p>'
      : aspectFieldsHtml(model, aspect.name, aspect.fields);
  const body = `${fields}\n${usersHtml(model, aspect)}`;
  return definition(aspect.name.toLowerCase(), summary, body, {open});
}

/** Returns the aspects except the key, whose fields are shown with the URN. */
export function aspectsSection(model: Metamodel, entity: Entity): string {
  const aspects = aspectsOf(model, entity).filter(({group}) => group !== 'key');
  const fields = aspects.reduce((sum, aspect) => sum + aspect.fields.length, 0);
  const groups = GROUPS.map((group) => {
    const members = aspects.filter((aspect) => aspect.group === group);
    if (members.length === 0) return '';
    const html = members.map((aspect) => aspectHtml(model, entity, aspect, fields <= FEW_FIELDS));
    return blocks(`### ${TITLES[group]} {#${group}-aspects}`, staticBlock(html.join('\n')));
  });
  const body = blocks(...groups);
  const filtered =
    aspects.length < MANY_ASPECTS
      ? body
      : filterList(
          {label: 'Filter aspects', param: 'aspect', items: 'details[id]', noun: 'aspects'},
          body,
        );
  return blocks(
    '## Aspects {#aspects}',
    'Send required fields each time you write the aspect. *Searchable as* gives the search index field and its type.',
    filtered,
  );
}
