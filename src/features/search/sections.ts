/** The sections of the site that contain results. */
import type {Found} from './types';

/** @param counts number of pages by section name; @returns the largest section first */
export function listSections(counts: Iterable<readonly [string, number]>): Found['sections'] {
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
