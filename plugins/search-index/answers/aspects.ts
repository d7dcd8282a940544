/** Answers about aspects: their fields, and the entities that have them. */
import type {Fact} from '../../../src/features/answers/model/fact';
import {keyOf} from '../../../src/features/answers/model/key';
import {type Aspect, aspectsOf, hasPage, type Metamodel} from '../../metamodel';
import type {Collected} from './collected';
import type {VersionPages} from './pages';

const partOf = ({name, type, description, optional}: Aspect['fields'][number]) => ({
  name,
  type: optional ? type : `${type}, required`,
  text: description,
});

/** The section of an entity's page that has the fields of its key aspect (metamodel/pages/urn-section.ts). */
const URN = 'urn';

/** Adds the aspects that an entity's page has. */
export function addAspects(into: Collected, model: Metamodel, pages: VersionPages): void {
  const entities = [...model.entities.values()].filter(hasPage);
  for (const aspect of model.aspects.values()) {
    const anchor = aspect.group === 'key' ? URN : aspect.name.toLowerCase();
    const places = entities
      .filter((entity) => aspectsOf(model, entity).includes(aspect))
      .flatMap(({slug, displayName}) => {
        const url = pages.urlOf(`generated/metamodel/entities/${slug}`, anchor);
        return url === undefined ? [] : [{label: displayName, url}];
      });
    if (places.length === 0) continue;
    const fact: Fact = {
      kind: 'aspect',
      name: aspect.name,
      text: aspect.summary,
      ...(aspect.deprecated && {deprecated: true}),
      parts: aspect.fields.map(partOf),
      places,
    };
    into.add(keyOf(aspect.name), fact);
  }
}
