/** Computes lazily cached data in advance, while no search is running. */
import {searchIndex} from '../engine/search';
import type {SearchIndex} from '../engine/search-index';

/** Code that has run before is faster: a query that takes every path, including typos. */
const QUERY = 'stateful_ingestion for snowlfake and quick start';

/** Pages per batch; searches that arrive in the meantime run between batches. */
const LOT = 5;

/** Delay in milliseconds, so a reader who has already typed goes first. */
const START = 300;

export function warmUp(index: SearchIndex): void {
  const {titleTerms, labelTerms, slugTerms, headingTerms, keywordTerms, questionTerms} = index;
  const lines = [titleTerms, labelTerms, slugTerms, headingTerms, keywordTerms, questionTerms];
  let page = 0;
  const next = () => {
    if (page === 0) searchIndex(index, QUERY, {limit: 5});
    for (const end = page + LOT; page < end; page++) {
      for (const terms of lines) terms(page);
    }
    if (page < index.pages.length) setTimeout(next);
  };
  setTimeout(next, START);
}
