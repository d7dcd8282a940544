/** Queries that people saved, and those that the warehouse ran. */
import type {Entity} from '../world';
import {pageOf} from '../page-of';
import {pick, text, texts} from '../pick';
import type {Platform, Queries} from '../query';
import {score} from '../ranking';
import type {SearchInput} from '../search';
import {newestFirst, ofType, type Store} from '../store';

type ListInput = SearchInput & {source?: string | null; datasetUrn?: string | null};

/** Datasets that the filter on `entities` names. */
function datasetsOf({datasetUrn, orFilters}: ListInput): string[] {
  const filters = pick(orFilters, 'and').filter((one) => text(one, 'field') === 'entities');
  return [
    ...(datasetUrn ? [datasetUrn] : []),
    ...filters.flatMap((one) => [...texts(one, 'values'), ...texts(one, 'value')]),
  ];
}

/**
 * Fields of the index that the page sorts by. By other fields, which are counts of runs, the fixture is already sorted
 * in descending order.
 */
const TIMES: Readonly<Record<string, string>> = {
  createdAt: 'properties.created.time',
  lastModifiedAt: 'properties.lastModified.time',
};

/** In the order that a query names, or newest first. */
function sorted(store: Store, found: readonly Entity[], {sortInput}: ListInput): Entity[] {
  const {field = 'createdAt', sortOrder = 'DESCENDING'} = sortInput?.sortCriterion ?? {};
  const path = TIMES[field];
  if (path === undefined) return [...found];
  const time = (one: Entity) => new Date(Number(pick(one, path)[0] ?? 0)).getTime();
  const newest = newestFirst(
    store,
    found.toSorted((a, b) => time(b) - time(a) || (a.urn < b.urn ? -1 : 1)),
  );
  return sortOrder === 'DESCENDING' ? newest : newest.toReversed();
}

export const savedQueries: Queries = {
  listQueries({store}: Platform, {input}: {input: ListInput}) {
    const datasets = datasetsOf(input);
    const found = ofType(store, 'QUERY').filter(
      (one) =>
        score(store, one, input.query) > 0 &&
        (!input.source || text(one, 'properties.source') === input.source) &&
        (datasets.length === 0 ||
          texts(one, 'subjects.dataset').some((urn) => datasets.includes(urn))),
    );
    return pageOf('queries', sorted(store, found, input), input, 100);
  },
};
