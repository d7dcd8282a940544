/** Takes the metamodel back to release 0.15.0. */
import type {Metamodel} from './model';
import type {Field} from './field-schema';
import type {Aspect, Enumeration, RecordType} from './schema';

type Marked = {since?: 'next' | undefined};

function isReleased({since}: Marked): boolean {
  return since !== 'next';
}

function releasedField({previously, ...field}: Field): Field {
  const {search, deprecated, relationships} = previously ?? {};
  const released: Field = {...field, ...(relationships ? {relationships} : {})};
  if (search) released.search = search;
  else if (search === false) delete released.search;
  if (deprecated === false) delete released.deprecated;
  return released;
}

function withReleasedFields<T extends Aspect | RecordType>(definition: T): T {
  return {...definition, fields: definition.fields.filter(isReleased).map(releasedField)};
}

function withReleasedSymbols(enumeration: Enumeration): Enumeration {
  return {...enumeration, symbols: enumeration.symbols.filter(isReleased)};
}

function pick<T extends Marked>(
  map: ReadonlyMap<string, T>,
  change: (value: T) => T = (value) => value,
): Map<string, T> {
  const kept = [...map].filter(([, value]) => isReleased(value));
  return new Map(kept.map(([key, value]) => [key, change(value)]));
}

/**
 * The facts of 0.15.0: without what is marked `since: next`, and with the former values of what has
 * changed. Entities marked `announced` are kept apart, for the page that says when they arrive.
 */
export function releasedMetamodel(model: Metamodel): Metamodel {
  return {
    entities: pick(model.entities, (entity) => ({
      ...entity,
      aspects: entity.aspects.filter(isReleased),
    })),
    announced: new Map(
      [...model.entities].filter(([, entity]) => entity.announced && !isReleased(entity)),
    ),
    aspects: pick(model.aspects, withReleasedFields),
    records: pick(model.records, withReleasedFields),
    enums: pick(model.enums, withReleasedSymbols),
    aliases: model.aliases,
  };
}
