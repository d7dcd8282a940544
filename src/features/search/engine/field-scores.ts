/** What a match is worth by where it stands: title > symbol > heading > body. */
import type {Field} from './fields';
import {FIELDS} from './fields';
import type {SearchIndex} from './search-index';
import type {TermMatch} from './term-matches';

export const WEIGHTS: Record<Field | 'symbol', number> = {
  title: 8,
  symbol: 6,
  keywords: 5,
  path: 3,
  headings: 3,
  description: 2.5,
  body: 1,
};

/** Long texts hold many words: there each says less. */
function bodyShare(ratio: number): number {
  return 1 / (0.6 + 0.4 * ratio);
}

/** How many pages hold a term; the rarer it is, the more it says. */
export function rarity(pages: number, all: number): number {
  return Math.log(1 + (all - pages + 0.5) / (pages + 0.5));
}

/** Points of pages, by their places, and what is known of the term. */
export type TermScores = {points: Map<number, number>; rarity: number};

/** A match in a second field adds a little. */
const SECOND = 0.3;

/** @returns the points of each page that holds one of the terms, for the best of them */
export function scoreMatches(index: SearchIndex, matches: readonly TermMatch[]): TermScores {
  const points = new Map<number, number>();
  for (const {place, sureness} of matches) {
    const best = new Map<number, {first: number; rest: number}>();
    for (const {column, pages} of index.words.postings(place)) {
      const field = FIELDS[column] ?? 'body';
      for (const page of pages) {
        const share = field === 'body' ? bodyShare(index.bodyRatios[page] ?? 1) : 1;
        const weight = WEIGHTS[field] * share;
        const sofar = best.get(page);
        if (!sofar) best.set(page, {first: weight, rest: 0});
        else if (weight > sofar.first) best.set(page, {first: weight, rest: sofar.rest + sofar.first});
        else sofar.rest += weight;
      }
    }
    for (const [page, {first, rest}] of best) {
      const own = (first + SECOND * rest) * sureness;
      if (own > (points.get(page) ?? 0)) points.set(page, own);
    }
  }
  return {points, rarity: rarity(points.size, index.pages.length)};
}
