/** Makes ready, while nobody waits, what searches would make as they go. */
import {searchIndex} from '../engine/search';
import type {SearchIndex} from '../engine/search-index';

/** Code that has run is faster: a query that takes every way, typos among them. */
const QUERY = 'stateful_ingestion for snowlfake and quick start';

/** Pages at a time: between two lots a search that came meanwhile is answered. */
const LOT = 5;

/** Milliseconds until it begins: a reader who has typed already goes first. */
const START = 300;

export function warmUp(index: SearchIndex): void {
  let page = 0;
  const next = () => {
    if (page === 0) searchIndex(index, QUERY, {limit: 5});
    for (const end = page + LOT; page < end; page++) {
      index.headingTerms(page);
      index.keywordTerms(page);
    }
    if (page < index.pages.length) setTimeout(next);
  };
  setTimeout(next, START);
}
