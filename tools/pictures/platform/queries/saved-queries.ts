/** Queries that people saved, and those that the warehouse ran. */
import {pageOf} from '../page-of';
import {pick, text, texts} from '../pick';
import type {Platform, Queries} from '../query';
import type {SearchInput} from '../search';
import {ofType} from '../store';

type ListInput = SearchInput & {source?: string | null; datasetUrn?: string | null};

/** Datasets that the filter on `entities` names. */
function datasetsOf({datasetUrn, orFilters}: ListInput): string[] {
  const filters = pick(orFilters, 'and').filter((one) => text(one, 'field') === 'entities');
  return [
    ...(datasetUrn ? [datasetUrn] : []),
    ...filters.flatMap((one) => [...texts(one, 'values'), ...texts(one, 'value')]),
  ];
}

export const savedQueries: Queries = {
  listQueries({store}: Platform, {input}: {input: ListInput}) {
    const datasets = datasetsOf(input);
    const found = ofType(store, 'QUERY').filter(
      (one) =>
        (!input.source || text(one, 'properties.source') === input.source) &&
        (datasets.length === 0 ||
          texts(one, 'subjects.dataset').some((urn) => datasets.includes(urn))),
    );
    return pageOf('queries', found, input, 100);
  },
};
