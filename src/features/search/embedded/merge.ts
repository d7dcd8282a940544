/** Makes one answer of those from several indexes. */
import type {Found} from '../types';
import type {ScoredHit} from '../engine/search';

type Scored = Found & {hits: readonly ScoredHit[]};

/** @returns the best hits of all, the earlier index first where two are as good */
export function mergeFound(found: readonly Scored[], limit: number): Found {
  const counts = new Map<string, number>();
  for (const {name, count} of found.flatMap(({sections}) => sections)) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const hits = found.flatMap((one) => one.hits).sort((a, b) => b.score - a.score);
  return {
    hits: hits.slice(0, limit),
    count: found.reduce((sum, {count}) => sum + count, 0),
    sections: [...counts]
      .map(([name, count]) => ({name, count}))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  };
}
