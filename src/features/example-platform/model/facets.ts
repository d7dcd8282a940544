/** Counts results by the values of a field, for the filters beside search results. */
import type {Entity} from './world';
import {fieldValues, SEPARATOR} from './search-fields';
import type {Filters} from './search-filters';
import {ofType, type Store} from './store';

const SUBTYPES = `_entityType${SEPARATOR}typeNames`;

/** Facets that every search has, and the names of their filters in the metadata model. */
const LABELS: Readonly<Record<string, string>> = {
  _entityType: 'Type',
  [SUBTYPES]: `Type${SEPARATOR}Sub Type`,
  typeNames: 'Sub Type',
  platform: 'Platform',
  platformInstance: 'Platform Instance',
  domains: 'Domain',
  tags: 'Tag',
  glossaryTerms: 'Glossary Term',
  container: 'Container',
  owners: 'Owned By',
  origin: 'Environment',
  env: 'Environment',
  roles: 'Role',
  access: 'Access Level',
  deprecated: 'Deprecated',
  hasSiblings: 'HasSiblings',
  hasActiveIncidents: 'HasActiveIncidents',
  entity: 'Type',
};

/** Values of a facet at most: `maxAggValues`. */
const MAX_VALUES = 20;

/** A type is counted as a whole, and once for its subtype. */
function valuesOf(store: Store, entity: Entity, field: string): Set<string> {
  if (field !== SUBTYPES) return new Set(fieldValues(store, entity, field));
  const names = fieldValues(store, entity, 'typeNames');
  return new Set([entity.type, ...names.map((name) => entity.type + SEPARATOR + name)]);
}

function counts(store: Store, found: readonly Entity[], field: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const entity of found) {
    for (const value of valuesOf(store, entity, field)) {
      result.set(value, (result.get(value) ?? 0) + 1);
    }
  }
  return result;
}

/** The largest counts of a field's values, largest first. */
export function topValues(
  store: Store,
  found: readonly Entity[],
  field: string,
  limit = MAX_VALUES,
): [value: string, count: number][] {
  return [...counts(store, found, field)]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, limit);
}

/** Structured properties that their owners show among the filters. */
const propertyFacets = (store: Store) =>
  ofType(store, 'STRUCTURED_PROPERTY')
    .filter((one) => fieldValues(store, one, 'showInSearchFilters').includes('true'))
    .map(({urn}) => `structuredProperties.${urn.split(':').at(-1)}`);

const propertyOf = ({entities}: Store, field: string) => {
  const name = /^structuredProperties\.(.+)$/.exec(field)?.[1];
  return name === undefined ? undefined : entities.get(`urn:li:structuredProperty:${name}`);
};

/** Values that the query filters by, which are listed even if no result has them. */
function filteredValues({filters, orFilters}: Filters): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const one of [...(filters ?? []), ...(orFilters ?? []).flatMap(({and}) => and ?? [])]) {
    if (one.field === 'urn') continue;
    const own = values.get(one.field) ?? new Set();
    (one.values ?? []).forEach((value) => own.add(value));
    values.set(one.field, own);
  }
  return values;
}

type Wanted = {
  /** The types that were searched: each is counted, even if the count is zero. */
  types?: readonly string[] | undefined;
  /** The fields to count; by default, those of every search. */
  wanted?: readonly string[] | null | undefined;
  withProperties?: boolean;
  filters?: Filters;
};

/** Returns the facets of the results; facets without values are left out. */
export function facetsOf(
  store: Store,
  found: readonly Entity[],
  {types = [], wanted, withProperties = false, filters = {}}: Wanted,
): Record<string, unknown>[] {
  const fields = wanted?.length
    ? wanted
    : [...Object.keys(LABELS), ...(withProperties ? propertyFacets(store) : [])];
  const filtered = filteredValues(filters);
  return [...new Set([...fields, ...(wanted?.length ? [] : filtered.keys())])].flatMap((field) => {
    const values = new Map(topValues(store, found, field));
    const isType = field === '_entityType' || field === 'entity';
    // A type without entities has an empty index, which isn't counted.
    const searched = isType ? types.filter((type) => ofType(store, type).length > 0) : [];
    const listed = [...searched, ...(filtered.get(field) ?? [])];
    for (const value of listed) if (!values.has(value)) values.set(value, 0);
    if (values.size === 0) return [];
    const property = propertyOf(store, field);
    return {
      __typename: 'FacetMetadata',
      field,
      displayName: LABELS[field] ?? field,
      entity: property?.urn,
      aggregations: [...values].map(([value, count]) => {
        const last = value.split(SEPARATOR).at(-1) ?? '';
        return {value, count, entity: store.entities.has(last) ? last : null};
      }),
    };
  });
}
