/** Diagram and tables of an entity's relationships. */
import {type Entity, hasPage, type Metamodel} from '..';
import {staticBlock} from '../../page-kit/elements';
import {codeHtml, factsTable, row} from '../../page-kit/html';
import {blocks} from '../../page-kit/markdown';
import {marks} from '../../page-kit/marks';
import {diagramHtml} from './diagram';
import {targets, incoming, outgoing, type Relation, sources} from './relations';

/** The name of an entity, linked to its page, which is a sibling of every entity page. */
function entityHtml(entity: Entity): string {
  const name = codeHtml(entity.name);
  return hasPage(entity) ? `<a href="${entity.slug}">${name}</a>` : name;
}

/** `aspect.field`, linked if the field is on this page or on the page of only one other entity. */
function throughHtml(
  model: Metamodel,
  {aspect, field}: Relation,
  owners: readonly Entity[],
  page: Entity,
): string {
  const name = `${aspect}.${field.name}`;
  const [owner, more] = owners.includes(page) ? [page] : owners;
  const own = marks(field, model.version);
  if (!owner || more) return `${codeHtml(name)}${own}`;
  const address = `${owner === page ? '' : owner.slug}#${name.toLowerCase()}`;
  return `<a href="${address}">${codeHtml(name)}</a>${own}`;
}

/** @param ownersOf returns the entities with the field that creates the edge */
function table(
  model: Metamodel,
  title: string,
  relations: readonly Relation[],
  page: Entity,
  ownersOf: (relation: Relation) => readonly Entity[],
): string {
  const rows = relations.map((relation) =>
    row([
      codeHtml(relation.name),
      throughHtml(model, relation, ownersOf(relation), page),
      relation.others.map(entityHtml).join(', '),
    ]),
  );
  return staticBlock(factsTable(['Relationship', 'Through', title], rows));
}

/** @returns the section; says so if there are no relationships */
export function relationsSection(model: Metamodel, entity: Entity): string {
  const into = incoming(model, entity);
  const from = outgoing(model, entity);
  // An edge between two instances of the entity is drawn once, as outgoing.
  const above = sources(into).filter((neighbor) => neighbor.entity !== entity);
  const diagram = diagramHtml(entity, above, targets(model, from));
  return blocks(
    '## Relationships {#relationships}',
    into.length + from.length === 0 && 'The graph has no edges to or from this entity.',
    diagram && staticBlock(diagram),
    from.length > 0 && '### Outgoing {#outgoing}',
    from.length > 0 && table(model, 'To', from, entity, () => [entity]),
    into.length > 0 && '### Incoming {#incoming}',
    into.length > 0 && table(model, 'From', into, entity, ({others}) => others),
  );
}
