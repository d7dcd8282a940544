/** Finds pages by words in their titles and paths. */
import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import type {ListedPage} from '@site/src/features/page-finder/model';
import {joined, partsOfPath, wordsOf} from './words';

/** A list with its index; the list is what an index is remembered by. */
const indexes = new WeakMap<readonly ListedPage[], MiniSearch<ListedPage>>();

/** A typo every third letter, in words long enough to be told from others. */
const TYPOS: SearchOptions = {fuzzy: (word) => word.length > 3 && 0.34, maxFuzzy: 3};

/** Share of the best score that a page with typos needs. */
const NEAR = 0.3;

/** Share of the words' weight that a page needs which doesn't hold them all. */
const ENOUGH = 0.4;

/** The parts of a path, and each part as one word, for those who write `kafkaconnect`. */
function pathText(permalink: string): string {
  const parts = partsOfPath(permalink);
  return [...parts, ...parts.map(joined)].join(' ');
}

function createIndex(pages: readonly ListedPage[]): MiniSearch<ListedPage> {
  const index = new MiniSearch<ListedPage>({
    idField: 'permalink',
    fields: ['title', 'permalink'],
    tokenize: (text, field) => wordsOf(field === 'permalink' ? pathText(text) : text),
    searchOptions: {
      tokenize: wordsOf,
      boost: {title: 3},
      prefix: (word) => word.length > 1,
      // A whole word says more than one that has begun: `kafka` is not `kafkaconnect`.
      weights: {prefix: 0.15, fuzzy: 0.45},
    },
  });
  index.addAll(pages);
  return index;
}

function indexOf(pages: readonly ListedPage[]): MiniSearch<ListedPage> {
  const index = indexes.get(pages) ?? createIndex(pages);
  indexes.set(pages, index);
  return index;
}

/** Results that are not far behind the best: what resembles a mistyped word only a little is noise beside it. */
function near(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({score}) => score >= (results[0]?.score ?? 0) * NEAR);
}

/**
 * Pages with some of the words. Rare words weigh more, and a page needs a good part of the weight: that it holds
 * `ingestion`, as many do, says nothing when the word beside it is on no page.
 */
function findSome(index: MiniSearch<ListedPage>, words: readonly string[]): SearchResult[] {
  const weights = new Map(
    words.map((word) => {
      const hits = index.search(word, TYPOS).length;
      return [word, Math.log((index.documentCount + 1) / (hits + 1))];
    }),
  );
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const enough = weigh(words) * ENOUGH;
  return index
    .search({combineWith: 'OR', queries: [...words]}, TYPOS)
    .filter(({queryTerms}) => weigh(queryTerms) >= enough);
}

type Options = {
  /** At most so many pages. */
  limit: number;
};

/**
 * Looks for pages that hold every word, or all of them as one; if there is none, allows for typos; if there is
 * still none, takes pages that hold the words that matter.
 *
 * @param pages a list as it was loaded: the same list again costs no new index
 * @returns the best first; nothing rather than what hardly resembles the words
 */
export function findPages(
  pages: readonly ListedPage[],
  words: readonly string[],
  {limit}: Options,
): ListedPage[] {
  if (words.length === 0) return [];
  const index = indexOf(pages);
  const all: Query = {
    combineWith: 'OR',
    queries: [{combineWith: 'AND', queries: [...words]}, words.join('')],
  };
  const passes = [
    () => index.search(all),
    () => near(index.search(all, TYPOS)),
    () => near(findSome(index, words)),
  ];
  for (const pass of passes) {
    const ids = pass().map(({id}) => id as string);
    if (ids.length === 0) continue;
    return ids.slice(0, limit).flatMap((id) => pages.find(({permalink}) => permalink === id) ?? []);
  }
  return [];
}
