/** Makes one answer of those from several indexes. */
import {listSections} from '../sections';
import type {Found} from '../types';
import type {ScoredHit} from '../engine/search';

/** What points in a later index are worth. */
const LATER = 0.85;

type Scored = Omit<Found, 'hits'> & {hits: readonly ScoredHit[]};

/** @returns the best hits of all, the earlier index first where two are as good */
export function mergeFound(found: readonly Scored[], limit: number): Found {
  const counts = new Map<string, number>();
  for (const {name, count} of found.flatMap(({sections}) => sections)) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  // Points of two indexes differ a little for the same page: then the earlier index goes first.
  const hits = found
    .flatMap((one, i) => one.hits.map((hit) => ({hit, score: hit.score * LATER ** i})))
    .sort((a, b) => b.score - a.score)
    .map(({hit}) => hit);
  return {
    hits: hits.slice(0, limit),
    count: found.reduce((sum, {count}) => sum + count, 0),
    sections: listSections(counts),
  };
}
