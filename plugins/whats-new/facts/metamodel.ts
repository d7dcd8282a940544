/** What can change in the metamodel: entities, their aspects, and the types of fields. */
import {type Entity, hasPage, type Metamodel} from '../../metamodel';
import type {Field} from '../../metamodel/field-schema';
import {namesOfEntity} from '../../metamodel/pages/names';
import type {Fact} from '../compare';

const AREA = 'metamodel';

const pageOf = ({slug}: Entity): string => `generated/metamodel/entities/${slug}`;

/** The first page with an element of each id: several entities share aspects and types. */
function pagesById(model: Metamodel): Map<string, string> {
  const pages = new Map<string, string>();
  for (const entity of [...model.entities.values()].filter(hasPage)) {
    for (const {id} of namesOfEntity(model, entity)) {
      if (!pages.has(id)) pages.set(id, pageOf(entity));
    }
  }
  return pages;
}

/** @param model of one version */
export function metamodelFacts(model: Metamodel): Fact[] {
  const pages = pagesById(model);
  const facts: Fact[] = [];
  const uses = new Map<string, string[]>();
  const add = (fact: Omit<Fact, 'area'>) => {
    const page = fact.page ?? (fact.anchor === undefined ? undefined : pages.get(fact.anchor));
    // An element that no page shows can't be linked to.
    const anchor = fact.anchor !== undefined && pages.has(fact.anchor) ? fact.anchor : undefined;
    facts.push({...fact, area: AREA, page, anchor});
  };
  const addFields = (owner: string, prefix: string, fields: readonly Field[]) => {
    for (const {name, type, deprecated, search, relationships} of fields) {
      add({
        ...{key: `${prefix}.${name}`, what: 'field', name, owner, parents: [prefix]},
        // Rows of records have no ids; their type has one.
        anchor: prefix.startsWith('aspect:')
          ? `${owner}.${name}`.toLowerCase()
          : `record.${owner}`.toLowerCase(),
        deprecated,
        values: {
          type,
          search: search && (search.type ?? search.fields?.map((part) => part.name).join(', ')),
          relationship: relationships?.map((one) => one.name).join(', '),
        },
      });
    }
  };
  for (const entity of model.entities.values()) {
    const page = hasPage(entity) ? pageOf(entity) : undefined;
    const key = `entity:${entity.name}`;
    add({key, what: 'entity', name: entity.name, page});
    uses.set(entity.keyAspect, [key]);
    for (const {name} of entity.aspects) {
      const anchor = name.toLowerCase();
      const use = `${key}/${name}`;
      uses.set(name, [...(uses.get(name) ?? []), use]);
      add({
        ...{key: use, what: 'aspect', name, owner: entity.name, parents: [key], page},
        anchor,
      });
    }
  }
  for (const {name, fields, deprecated} of model.aspects.values()) {
    const key = `aspect:${name}`;
    // A new aspect is listed once for each entity that has it.
    const parents = uses.get(name) ?? [];
    add({key, what: 'aspect', name, parents, deprecated, anchor: name.toLowerCase()});
    addFields(name, key, fields);
  }
  for (const {name, fields, deprecated, aspect} of model.records.values()) {
    if (aspect !== undefined) continue;
    const key = `record:${name}`;
    add({key, what: 'record', name, deprecated, anchor: key.replace(':', '.').toLowerCase()});
    addFields(name, key, fields);
  }
  for (const {name, symbols} of model.enums.values()) {
    const key = `enum:${name}`;
    const anchor = `enum.${name}`.toLowerCase();
    add({key, what: 'enum', name, anchor});
    for (const symbol of symbols)
      add({
        ...{key: `${key}.${symbol.name}`, what: 'enum value', name: symbol.name, owner: name},
        ...{parents: [key], anchor, deprecated: symbol.deprecated},
      });
  }
  return facts;
}
