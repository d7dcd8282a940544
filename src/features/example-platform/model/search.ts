/** Search as in the platform: filters, matches, order, facets. */
import type {Entity} from './world';
import {facetsOf} from './facets';
import {matchedFields, score} from './ranking';
import {fieldValues} from './search-fields';
import {type Filters, isInView, passes} from './search-filters';
import type {Store} from './store';

/** The inputs of the search queries, as far as they are used here. */
export type SearchInput = Filters & {
  query?: string | null;
  type?: string | null;
  types?: string[] | null;
  start?: number | null;
  count?: number | null;
  viewUrn?: string | null;
  facets?: string[] | null;
  searchFlags?: {
    skipAggregates?: boolean | null;
    skipHighlighting?: boolean | null;
    includeStructuredPropertyFacets?: boolean | null;
  } | null;
  sortInput?: {
    sortCriterion?: SortCriterion | null;
    sortCriteria?: readonly SortCriterion[] | null;
  } | null;
};

type SortCriterion = {field: string; sortOrder: string};

/** Types to search if a query names none: the defaults of the platform's SearchUtils. */
export const DEFAULT_TYPES = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE'],
  ...['MLPRIMARY_KEY', 'DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'GLOSSARY_NODE', 'TAG', 'ROLE'],
  ...['CORP_USER', 'CORP_GROUP', 'CONTAINER', 'DOMAIN', 'DATA_PRODUCT', 'NOTEBOOK'],
  ...['BUSINESS_ATTRIBUTE', 'SCHEMA_FIELD'],
];

/** Returns the types that a query searches; undefined for all entities of a given list. */
function typesOf({type, types}: SearchInput, isGiven: boolean): readonly string[] | undefined {
  if (types?.length) return types;
  if (type) return [type];
  return isGiven ? undefined : DEFAULT_TYPES;
}

type Compare = (a: Entity, b: Entity) => number;

const byUrn: Compare = (a, b) => (a.urn < b.urn ? -1 : 1);

/** Sorts by the criteria of a query; entities without a value come last, as in Elasticsearch. */
function byCriteria(store: Store, {sortInput}: SearchInput): Compare | undefined {
  const criteria = sortInput?.sortCriteria ?? [sortInput?.sortCriterion ?? []].flat();
  if (criteria.length === 0) return undefined;
  return (a, b) => {
    for (const {field, sortOrder} of criteria) {
      const [one, other] = [a, b].map((entity) => fieldValues(store, entity, field)[0]);
      if (one === other) continue;
      if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
      const order = one.localeCompare(other, 'en', {numeric: true});
      return sortOrder === 'DESCENDING' ? -order : order;
    }
    return byUrn(a, b);
  };
}

/** Returns the entities that a search finds, best first. @param among searched instead of everything */
export function find(store: Store, input: SearchInput, among?: readonly Entity[]): Entity[] {
  const types = typesOf(input, among !== undefined);
  const found = (among ?? [...store.entities.values()])
    .filter((entity) => !types || types.includes(entity.type))
    .filter((entity) => passes(store, entity, input) && isInView(store, entity, input.viewUrn))
    .map((entity) => ({entity, fit: score(store, entity, input.query)}))
    .filter(({fit}) => fit > 0);
  const order = byCriteria(store, input);
  return found
    .sort((a, b) =>
      order ? order(a.entity, b.entity) : b.fit - a.fit || byUrn(a.entity, b.entity),
    )
    .map(({entity}) => entity);
}

/**
 * Returns the response to a search query.
 *
 * @param among searched instead of everything
 * @param extra additional fields of each result
 */
export function searchResults(
  store: Store,
  input: SearchInput,
  among?: readonly Entity[],
  extra: (entity: Entity) => object = () => ({}),
): Record<string, unknown> {
  const found = find(store, input, among);
  const start = input.start ?? 0;
  const count = input.count ?? 10;
  const flags = input.searchFlags ?? {};
  return {
    start,
    count,
    total: found.length,
    searchResults: found.slice(start, start + count).map((entity) => ({
      entity: entity.urn,
      matchedFields: flags.skipHighlighting ? [] : matchedFields(store, entity, input.query),
      insights: [],
      extraProperties: [],
      ...extra(entity),
    })),
    facets: flags.skipAggregates
      ? []
      : facetsOf(store, found, {
          types: typesOf(input, among !== undefined),
          wanted: input.facets,
          withProperties: flags.includeStructuredPropertyFacets ?? false,
          filters: input,
        }),
    suggestions: [],
  };
}
