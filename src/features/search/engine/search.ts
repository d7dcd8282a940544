/**
 * Runs a search on an index.
 *
 * This is a custom engine because the closest library finds less at a higher cost. MiniSearch with the same fields,
 * terms, synonyms, and bonus for links, with its boosts tuned on half of the labeled queries, ranks the right page
 * first for 72% of the other half; this engine does for 89%. For mistyped queries, MiniSearch ranks it in the top five
 * for 90%; this engine, for all. Its index is twice as large and takes 70% longer to read. It lacks what these queries
 * need: exact matches of titles and names, names of code in any spelling, missing words weighted by their rarity, and
 * only the nearest typos. tools/bench/relevance/README.md has the table and the command that produces it.
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
  /** Omits pages that don't belong to a version. */
  docsOnly?: boolean;
};

/** The section of pages that aren't in a sidebar. */
export const OTHER = 'Documentation';

/** Returns the section of the site that a page is in. */
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

/** A hit, and its points for comparison with hits from other indexes. */
export type ScoredHit = PageHit & {score: number};

/** @returns what was found, best first; nothing for a query without words */
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
