/** Counts of what was found, by the values of a field: the filters beside search results. */
import type {Entity} from '../../../plugins/acme';
import {fieldValues, SEPARATOR} from './search-fields';
import {nameOf, type Store} from './store';

const TYPES = `_entityType${SEPARATOR}typeNames`;

/** The names of filters, as the platform's search annotations have them. */
const LABELS: Readonly<Record<string, string>> = {
  entity: 'Type',
  _entityType: 'Type',
  [TYPES]: 'Type',
  typeNames: 'Sub Type',
  platform: 'Platform',
  owners: 'Owned By',
  domains: 'Domain',
  tags: 'Tag',
  glossaryTerms: 'Glossary Term',
  fieldTags: 'Column Tag',
  fieldGlossaryTerms: 'Column Glossary Term',
  container: 'Container',
  origin: 'Environment',
  dataProducts: 'Data Product',
};

function counts(store: Store, found: readonly Entity[], field: string): Map<string, number> {
  const result = new Map<string, number>();
  const add = (value: string) => result.set(value, (result.get(value) ?? 0) + 1);
  for (const entity of found) {
    const values = new Set(fieldValues(store, entity, field));
    // A type is counted whole, and once for its subtype.
    if (field === TYPES) values.add(entity.type);
    values.forEach(add);
  }
  return result;
}

/** Structured properties that their owners show among the filters. */
function propertyFacets({entities}: Store): string[] {
  return [...entities.values()]
    .filter(
      ({type, settings}) =>
        type === 'STRUCTURED_PROPERTY' &&
        (settings as {showInSearchFilters?: boolean})?.showInSearchFilters,
    )
    .map(({urn}) => `structuredProperties.${urn.split(':').at(-1)}`);
}

const propertyOf = ({entities}: Store, field: string) => {
  const name = /^structuredProperties\.(.+)$/.exec(field)?.[1];
  return name === undefined ? undefined : entities.get(`urn:li:structuredProperty:${name}`);
};

/** @param wanted fields; all that are known without it */
export function facetsOf(
  store: Store,
  found: readonly Entity[],
  wanted?: readonly string[] | null,
): Record<string, unknown>[] {
  const fields = wanted?.length ? wanted : [...Object.keys(LABELS), ...propertyFacets(store)];
  return fields.map((field) => {
    const property = propertyOf(store, field);
    return {
      __typename: 'FacetMetadata',
      field,
      displayName: LABELS[field] ?? (property ? nameOf(property) : field),
      entity: property?.urn,
      aggregations: [...counts(store, found, field)]
        .sort(([, a], [, b]) => b - a)
        .map(([value, count]) => ({
          value,
          count,
          entity: store.entities.has(value) ? value : null,
        })),
    };
  });
}
