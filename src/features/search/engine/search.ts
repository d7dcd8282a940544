/**
 * Answers a search from an index.
 *
 * The engine is our own because the library that comes nearest finds less at a higher price. MiniSearch with the same
 * fields, terms, synonyms, and bonus for links, its boosts tuned on half of the labeled queries, has the right page first
 * for 69% of the other half, ours for 87%; of mistyped queries it has it among the first five for 88%, ours for all. Its
 * index is two thirds larger (452 kB beside 273 kB, brotli) and takes more than twice as long to read. What it lacks is what
 * the queries need: a title or name that is the whole query, names of code in any spelling, words of which some may be
 * missing by what they say, and only the nearest typos. tools/bench/relevance/README.md has the table and its command.
 */
import {listSections} from '../sections';
import type {Found, PageHit} from '../types';
import {createMarker, markText} from './mark';
import {partsFinder} from './parts';
import {rank} from './rank';
import type {SearchIndex} from './search-index';

type Options = {
  limit: number;
  section?: string | undefined;
  /** Leaves out pages that belong to no version. */
  docsOnly?: boolean;
};

/** Stands for the section of pages that have no place in a sidebar. */
export const OTHER = 'Documentation';

/** The part of the site that a page is in. */
function sectionOf(index: SearchIndex, page: number): string {
  return index.pages[page]?.breadcrumbs[0] ?? OTHER;
}

function countSections(index: SearchIndex, pages: readonly number[]): Found['sections'] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const name = sectionOf(index, page);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listSections(counts);
}

/** A hit and how good it is beside those of another index. */
export type ScoredHit = PageHit & {score: number};

/** @returns what was found, the best first; nothing for a query without words */
export function searchIndex(
  index: SearchIndex,
  text: string,
  {limit, section, docsOnly = false}: Options,
): Omit<Found, 'hits'> & {hits: readonly ScoredHit[]} {
  const {query, alternatives, pages: all, like} = rank(index, text);
  const pages = docsOnly ? all.filter(({page}) => index.pages[page]?.version) : all;
  const wanted = section ? pages.filter(({page}) => sectionOf(index, page) === section) : pages;
  const marker = createMarker(index, query, alternatives);
  const partsOf = partsFinder({index, query, marker, like});
  const hits = wanted.slice(0, limit).flatMap(({page, score}): ScoredHit[] => {
    const found = index.pages[page];
    if (!found) return [];
    const {url, title, breadcrumbs, description, version} = found;
    return [
      {
        url,
        title: markText(title, marker),
        breadcrumbs: breadcrumbs.length > 0 ? breadcrumbs : [OTHER],
        section: sectionOf(index, page),
        ...(version !== undefined && {version}),
        excerpt: markText(description, marker),
        parts: partsOf(page),
        score,
      },
    ];
  });
  const places = pages.map(({page}) => page);
  return {hits, count: wanted.length, sections: countSections(index, places)};
}
