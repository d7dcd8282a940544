/** Merges the results from several indexes. */
import {listSections} from '../sections';
import type {Found} from '../types';
import type {ScoredHit} from '../engine/search';

/** Factor for points in a later index. */
const LATER = 0.85;

type Scored = Omit<Found, 'hits'> & {hits: readonly ScoredHit[]};

/** @returns the best hits of all indexes, with the earlier index first among equals */
export function mergeFound(found: readonly Scored[], limit: number): Found {
  const counts = new Map<string, number>();
  for (const {name, count} of found.flatMap(({sections}) => sections)) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  // Points for the same page differ slightly between indexes, so this puts the earlier index first.
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
