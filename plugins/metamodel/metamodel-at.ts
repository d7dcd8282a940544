/** The metamodel of one version: without what it lacks, with the values it has. */
import type {Marks} from '../releases/model';
import {selectPassages} from '../page-kit/passages';
import type {Version} from '../releases/version';
import {guideFile} from './guide';
import type {AllMetamodel, Metamodel} from './model';
import type {Field} from './field-schema';
import type {Aspect, Enumeration, RecordType} from './schema';

function fieldAt(field: Field, {former}: Version): Field {
  const found = {...field};
  for (const {search, relationships, deprecated} of former(field.before)) {
    if (relationships) found.relationships = relationships;
    if (search) found.search = search;
    else if (search === false) delete found.search;
    if (deprecated === true) found.deprecated = true;
    else if (deprecated === false) delete found.deprecated;
  }
  return found;
}

function pick<T extends Marks>(
  map: ReadonlyMap<string, T>,
  {shows}: Version,
  change: (value: T) => T = (value) => value,
): Map<string, T> {
  const kept = [...map].filter(([, value]) => shows(value));
  return new Map(kept.map(([key, value]) => [key, change(value)]));
}

/**
 * @param model as returned by {@link loadMetamodel}, with the facts of every version
 * @returns what the version has; entities that it announces are separate, for a page that says so
 */
export function metamodelAt(model: AllMetamodel, version: Version): Metamodel {
  const {shows} = version;
  const withFields = <T extends Aspect | RecordType>(definition: T): T => ({
    ...definition,
    fields: definition.fields.filter(shows).map((field) => fieldAt(field, version)),
  });
  const withSymbols = (enumeration: Enumeration): Enumeration => ({
    ...enumeration,
    symbols: enumeration.symbols.filter(shows),
  });
  const isAnnounced = ({announced, since}: {announced?: string; since?: string}) =>
    announced !== undefined && shows({since: announced, until: since});
  return {
    version,
    entities: pick(model.entities, version, (entity) => ({
      ...entity,
      aspects: entity.aspects.filter(shows),
      guide: entity.guide && selectPassages(entity.guide, guideFile(entity.slug), version),
    })),
    announced: new Map([...model.entities].filter(([, entity]) => isAnnounced(entity))),
    aspects: pick(model.aspects, version, withFields),
    records: pick(model.records, version, withFields),
    enums: pick(model.enums, version, withSymbols),
    aliases: model.aliases,
  };
}
