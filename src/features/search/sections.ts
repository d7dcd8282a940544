/** The parts of the site that results lie in. */
import type {Found} from './types';

/** @param counts pages by the name of their section; @returns the fullest first */
export function listSections(counts: Iterable<readonly [string, number]>): Found['sections'] {
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
