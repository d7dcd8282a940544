/** Search as the platform answers it: filters, matches, order, facets. */
import type {Entity} from '../../../plugins/acme';
import {facetsOf} from './facets';
import {pick, text, texts} from './pick';
import {fieldValues, SEPARATOR} from './search-fields';
import {nameOf, type Store} from './store';

type Filter = {
  field: string;
  values?: string[] | null;
  value?: string | null;
  negated?: boolean | null;
  condition?: string | null;
};

/** The inputs of the search queries, as far as they are read here. */
export type SearchInput = {
  query?: string | null;
  type?: string | null;
  types?: string[] | null;
  start?: number | null;
  count?: number | null;
  filters?: Filter[] | null;
  orFilters?: {and?: Filter[] | null}[] | null;
  facets?: string[] | null;
};

/** Types that search looks through when a query names none: the defaults of the platform's SearchUtils. */
export const DEFAULT_TYPES = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE'],
  ...['MLPRIMARY_KEY', 'DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'GLOSSARY_NODE', 'TAG', 'ROLE'],
  ...['CORP_USER', 'CORP_GROUP', 'CONTAINER', 'DOMAIN', 'DATA_PRODUCT', 'NOTEBOOK', 'SCHEMA_FIELD'],
];

function isMatched(store: Store, entity: Entity, filter: Filter): boolean {
  const values = fieldValues(store, entity, filter.field);
  // What the fixture has nothing about (removed, hidden, degree) keeps nothing out.
  if (values === undefined) return filter.condition !== 'EXISTS';
  const wanted = filter.values ?? (filter.value ? [filter.value] : []);
  const hit =
    filter.condition === 'EXISTS'
      ? values.length > 0
      : wanted.some((want) =>
          values.some((one) => one === want || one.startsWith(`${want}${SEPARATOR}`)),
        );
  return filter.negated ? !hit : hit;
}

/** What somebody has hidden is found by those who ask for it. */
const asksForRemoved = ({filters, orFilters}: SearchInput) =>
  [...(filters ?? []), ...(orFilters ?? []).flatMap(({and}) => and ?? [])].some(
    ({field}) => field === 'removed',
  );

function passes(store: Store, entity: Entity, input: SearchInput): boolean {
  if (pick(entity, 'status.removed')[0] === true && !asksForRemoved(input)) return false;
  const {filters, orFilters} = input;
  const all = (list: readonly Filter[]) => list.every((one) => isMatched(store, entity, one));
  const some = !orFilters?.length || orFilters.some(({and}) => all(and ?? []));
  return some && all(filters ?? []);
}

const words = (query: string | null | undefined) =>
  (query ?? '')
    .toLowerCase()
    .replace(/[*"/\\]/g, ' ')
    .split(/[\s_.]+/)
    .filter(Boolean);

/** The platform's analyzer reduces words to their stems; a plural is as far as the examples go. */
const stem = (word: string) => word.replace(/s$/, '');

/** How well an entity fits a query; 0 if not at all. A name counts most, then descriptions, then columns. */
function score(entity: Entity, query: string | null | undefined): number {
  const wanted = words(query).map(stem);
  if (wanted.length === 0) return 1;
  const places: [number, string][] = [
    [8, nameOf(entity)],
    [6, entity.urn],
    [3, text(entity, 'properties.description') ?? ''],
    [2, texts(entity, 'schemaMetadata.fields.fieldPath').join(' ')],
    [1, texts(entity, 'schemaMetadata.fields.description').join(' ')],
  ];
  const best = wanted.map((word) =>
    Math.max(
      0,
      ...places.filter(([, place]) => place.toLowerCase().includes(word)).map(([weight]) => weight),
    ),
  );
  return best.includes(0) ? 0 : best.reduce((sum, one) => sum + one, 0);
}

/** What is used more comes first among equals. */
const popularity = (entity: Entity) =>
  Number(pick(entity, 'statsSummary.queryCountLast30Days')[0] ?? 0) / 10_000 +
  (entity.type === 'DATASET' ? 0.05 : 0);

/** The entities that a search finds, best first. @param among searched instead of everything */
export function find(store: Store, input: SearchInput, among?: readonly Entity[]): Entity[] {
  const types = input.types?.length
    ? input.types
    : input.type
      ? [input.type]
      : among
        ? undefined
        : DEFAULT_TYPES;
  return (among ?? [...store.entities.values()])
    .filter((entity) => (!types || types.includes(entity.type)) && passes(store, entity, input))
    .map((entity) => ({entity, fit: score(entity, input.query)}))
    .filter(({fit}) => fit > 0)
    .sort((a, b) => b.fit + popularity(b.entity) - a.fit - popularity(a.entity))
    .map(({entity}) => entity);
}

/** Fields that hold a word of the query, which the page marks. */
function matchedFields(
  entity: Entity,
  query: string | null | undefined,
): {name: string; value: string}[] {
  const wanted = words(query).map(stem);
  const holds = (value: string) => wanted.some((word) => value.toLowerCase().includes(word));
  const all: [string, string[]][] = [
    ['name', [nameOf(entity)]],
    ['description', texts(entity, 'properties.description')],
    ['fieldPaths', texts(entity, 'schemaMetadata.fields.fieldPath')],
  ];
  return all.flatMap(([name, values]) => values.filter(holds).map((value) => ({name, value})));
}

/**
 * The answer to a search query.
 *
 * @param among searched instead of everything
 * @param extra more to say about each result
 */
export function searchResults(
  store: Store,
  input: SearchInput,
  among?: readonly Entity[],
  extra: (entity: Entity) => object = () => ({}),
): Record<string, unknown> {
  const found = find(store, input, among);
  const start = input.start ?? 0;
  const page = found.slice(start, start + (input.count ?? 10));
  return {
    start,
    count: page.length,
    total: found.length,
    searchResults: page.map((entity) => ({
      entity: entity.urn,
      matchedFields: matchedFields(entity, input.query),
      insights: [],
      extraProperties: [],
      ...extra(entity),
    })),
    facets: facetsOf(store, found, input.facets),
    suggestions: [],
  };
}
