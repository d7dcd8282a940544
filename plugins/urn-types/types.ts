/** Extracts from the metamodel what the URN workbench needs. */
import type {KeyField, UrnType} from '../../src/features/urn/model/types';
import {type Entity, hasPage, type Metamodel} from '../metamodel';
import {parseUrn} from '../metamodel/urn';

/** The type of a URN. */
const typeIn = (text: string | undefined) => /^urn:li:(\w+):/.exec(text ?? '')?.[1];

function keyFields(model: Metamodel, entity: Entity): KeyField[] {
  const fields = model.aspects.get(entity.keyAspect)?.fields ?? [];
  const examples = parseUrn(entity.urnExample, fields.length)?.values ?? [];
  return fields.map(({name, type, description, relationships}, i) => {
    const values = model.enums.get(type)?.symbols.map((symbol) => symbol.name);
    // A relationship says which types are possible; without one, the example shows the usual type.
    const urnOf = relationships?.[0]?.to[0] ?? typeIn(examples[i]);
    return {
      ...{name, about: description},
      ...(values && {values}),
      ...(type.endsWith('Urn') && urnOf !== undefined && {urnOf}),
    };
  });
}

/**
 * Returns the entity types of a version, by name.
 *
 * @param model of the version
 * @param pageOf returns the path of a page by its path below /docs/, such as `generated/metamodel/entities/dataset`;
 * undefined if the version has no such page
 */
export function urnTypes(
  model: Metamodel,
  pageOf: (page: string) => string | undefined,
): UrnType[] {
  return [...model.entities.values()]
    .map((entity): UrnType => {
      const {name, displayName: title, urnExample: example, slug, since} = entity;
      const page = hasPage(entity) ? pageOf(`generated/metamodel/entities/${slug}`) : undefined;
      return {
        ...{name, title, example, fields: keyFields(model, entity)},
        ...(page !== undefined && {page}),
        ...(since !== undefined && {since}),
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
