/** Records of entities, aspects, and the types of their fields. */
import {type Entity, type Field, hasPage, type Metamodel} from '../../metamodel';
import {typesUsedBy} from '../../metamodel/types-used';
import type {AspectRecord, EntityRecord} from '../shapes/metamodel';
import type {PageUrl} from './address';

const pageOf = ({slug}: Entity): string => `generated/metamodel/entities/${slug}`;

/** The entities of a version; those without a page have no `url`. */
export function entityRecords(model: Metamodel, page: PageUrl): EntityRecord[] {
  return [...model.entities.values()].map((entity) => ({
    id: entity.name,
    displayName: entity.displayName,
    category: entity.category,
    summary: entity.summary,
    keyAspect: entity.keyAspect,
    aspects: entity.aspects,
    urnExample: entity.urnExample,
    graphqlType: entity.graphql?.type,
    since: entity.since,
    until: entity.until,
    url: hasPage(entity) ? page(pageOf(entity)) : undefined,
  }));
}

function fieldRecords(owner: string, fields: readonly Field[]): AspectRecord['fields'] {
  return fields.map((field) => ({
    id: `${owner}.${field.name}`,
    name: field.name,
    type: field.type,
    optional: field.optional === true,
    default: field.default,
    description: field.description,
    search: field.search,
    relationships: field.relationships,
    deprecated: field.deprecated,
    since: field.since,
    until: field.until,
  }));
}

/** The first page that has the section of a definition. */
type PageOf = (name: string) => Entity | undefined;

function aspectsOf(model: Metamodel, page: PageUrl): AspectRecord[] {
  const entities = [...model.entities.values()];
  return [...model.aspects.values()].flatMap((aspect) => {
    const isKey = aspect.group === 'key';
    const users = entities.filter(({keyAspect, aspects}) =>
      isKey ? keyAspect === aspect.name : aspects.some(({name}) => name === aspect.name),
    );
    const shown = users.find(hasPage);
    if (users.length === 0) return [];
    return [
      {
        id: aspect.name,
        kind: 'aspect' as const,
        group: aspect.group,
        summary: aspect.summary,
        deprecated: aspect.deprecated,
        since: aspect.since,
        until: aspect.until,
        entities: users.map(({name}) => name),
        fields: fieldRecords(aspect.name, aspect.fields),
        url: shown && page(pageOf(shown), isKey ? undefined : aspect.name.toLowerCase()),
      },
    ];
  });
}

/** For each type, the first entity whose page describes it. */
function pagesOfTypes(model: Metamodel): PageOf {
  const first = new Map<string, Entity>();
  for (const entity of [...model.entities.values()].filter(hasPage)) {
    const names = [entity.keyAspect, ...entity.aspects.map(({name}) => name)];
    const fields = names.flatMap((name) => model.aspects.get(name)?.fields ?? []);
    for (const name of typesUsedBy(model, fields)) {
      if (!first.has(name)) first.set(name, entity);
    }
  }
  return (name) => first.get(name);
}

/** The aspects of a version that an entity has, then the records, enums, and aliases that their fields use. */
export function aspectRecords(model: Metamodel, page: PageUrl): AspectRecord[] {
  const entityOf = pagesOfTypes(model);
  const used = <T extends {name: string}>(kind: string, all: ReadonlyMap<string, T>) =>
    [...all.values()].flatMap((type) => {
      const entity = entityOf(type.name);
      const anchor = `${kind}.${type.name}`.toLowerCase();
      return entity ? [{...type, url: page(pageOf(entity), anchor)}] : [];
    });
  const records = used('record', model.records).map(
    ({name, summary, deprecated, since, until, fields, url}) => ({
      ...{id: name, kind: 'record' as const, summary, deprecated, since, until},
      ...{fields: fieldRecords(name, fields), url},
    }),
  );
  const enums = used('enum', model.enums).map(({name, summary, since, until, symbols, url}) => ({
    ...{id: name, kind: 'enum' as const, summary, since, until, values: symbols, url},
  }));
  const aliases = used('type', model.aliases).map(({name, summary, deprecated, type, url}) => ({
    ...{id: name, kind: 'alias' as const, summary, deprecated, type, url},
  }));
  return [...aspectsOf(model, page), ...records, ...enums, ...aliases];
}
