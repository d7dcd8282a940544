/** Search filters, converted to conditions on the index as in the platform. */
import type {Entity} from './world';
import {pick, text, texts} from './pick';
import {fieldValues, SEPARATOR} from './search-fields';
import {type Store, withParents} from './store';

export type Filter = {
  field: string;
  values?: string[] | null;
  value?: string | null;
  negated?: boolean | null;
  condition?: string | null;
};

/** Filters of a query: all of `filters`, and all of any group of `orFilters`. */
export type Filters = {
  filters?: Filter[] | null;
  orFilters?: {and?: Filter[] | null}[] | null;
};

/** A filter on one of these fields also applies to the others. */
const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  tags: ['tags', 'fieldTags'],
  glossaryTerms: ['glossaryTerms', 'fieldGlossaryTerms'],
  origin: ['origin', 'env'],
  env: ['env', 'origin'],
};

type Test = (value: string, wanted: string) => boolean;

const number =
  (test: (a: number, b: number) => boolean): Test =>
  (a, b) =>
    test(Number(a), Number(b));

const CONDITIONS: Readonly<Record<string, Test>> = {
  CONTAIN: (value, wanted) => value.includes(wanted),
  START_WITH: (value, wanted) => value.startsWith(wanted),
  END_WITH: (value, wanted) => value.endsWith(wanted),
  IEQUAL: (value, wanted) => value.toLowerCase() === wanted.toLowerCase(),
  GREATER_THAN: number((a, b) => a > b),
  GREATER_THAN_OR_EQUAL_TO: number((a, b) => a >= b),
  LESS_THAN: number((a, b) => a < b),
  LESS_THAN_OR_EQUAL_TO: number((a, b) => a <= b),
};

const equal: Test = (value, wanted) => value === wanted;

/** `DATA_FLOW` and `dataFlow` are names of the same index. */
const indexName = (type: string) => type.replaceAll('_', '').toLowerCase();

/** A type or `type␞subtype`; one matching value is enough. */
function hasType(store: Store, entity: Entity, wanted: string): boolean {
  const [type, subtype] = wanted.split(SEPARATOR);
  const names = fieldValues(store, entity, 'typeNames');
  const isSame = indexName(entity.type) === indexName(type ?? '');
  return isSame && (subtype === undefined || names.includes(subtype));
}

/** Returns whether an entity matches a filter. */
function isMatched(store: Store, entity: Entity, filter: Filter): boolean {
  const {field, condition} = filter;
  const wanted = filter.values ?? (filter.value ? [filter.value] : []);
  if (field.startsWith('_entityType') || field === 'entity') {
    return wanted.some((one) => hasType(store, entity, one)) !== (filter.negated ?? false);
  }
  const fields = EXPANDED[field] ?? [field];
  let values = fields.flatMap((one) => fieldValues(store, entity, one));
  if (condition === 'DESCENDANTS_INCL' || condition === 'RELATED_INCL') {
    values = values.flatMap((urn) => withParents(store, urn).map((one) => one.urn));
  }
  const test = CONDITIONS[condition ?? ''] ?? equal;
  const hit =
    condition === 'EXISTS'
      ? values.length > 0
      : wanted.some((want) => values.some((one) => test(one, want)));
  return hit !== (filter.negated ?? false);
}

/** Hidden entities are found only by searches that request them. */
const asksForRemoved = ({filters, orFilters}: Filters) =>
  [...(filters ?? []), ...(orFilters ?? []).flatMap(({and}) => and ?? [])].some(
    ({field}) => field === 'removed',
  );

/** Returns whether an entity matches a query's filters. */
export function passes(store: Store, entity: Entity, input: Filters): boolean {
  const isRemoved = fieldValues(store, entity, 'removed').includes('true');
  if (isRemoved && !asksForRemoved(input)) return false;
  const {filters, orFilters} = input;
  const all = (list: readonly Filter[]) => list.every((one) => isMatched(store, entity, one));
  const some = !orFilters?.length || orFilters.some(({and}) => all(and ?? []));
  return some && all(filters ?? []);
}

/** Returns whether an entity is in a view: by its types, and all or any of its filters. */
export function isInView(
  store: Store,
  entity: Entity,
  viewUrn: string | null | undefined,
): boolean {
  const definition = pick(store.entities.get(viewUrn ?? ''), 'definition')[0];
  if (definition === undefined) return true;
  const types = texts(definition, 'entityTypes');
  const filters = pick(definition, 'filter.filters') as Filter[];
  const fits = (filter: Filter) => isMatched(store, entity, filter);
  const isKept =
    text(definition, 'filter.operator') === 'OR' ? filters.some(fits) : filters.every(fits);
  return (types.length === 0 || types.includes(entity.type)) && (filters.length === 0 || isKept);
}
