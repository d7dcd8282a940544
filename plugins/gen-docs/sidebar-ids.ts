/** The ids of pages that a sidebar names, and where a contributor finds one that is wrong. */
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {readText} from '../common/read-text';
import type {Problem} from '../facts/problems';

/** Every doc id in a sidebar, as an item or as the link of a category. */
export function sidebarIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sidebarIds);
  if (typeof value !== 'object' || value === null) return [];
  const {type, id, ...rest} = value as {type?: string; id?: string};
  return [...(type === 'doc' && id !== undefined ? [id] : []), ...sidebarIds(Object.values(rest))];
}

/** The place in sidebars.ts or sidebars/ that names an id. */
function place(root: string, id: string): Pick<Problem, 'file' | 'line'> {
  const short = id.replace(/^docs\//, '');
  const named = new RegExp(`['"\`](?:docs/)?${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`);
  const parts = listFiles(path.join(root, 'sidebars')).map((name) => `sidebars/${name}`);
  for (const file of ['sidebars.ts', ...parts]) {
    const index = readText(path.join(root, file))
      .split('\n')
      .findIndex((line) => named.test(line));
    if (index >= 0) return {file, line: index + 1};
  }
  return {file: 'sidebars.ts'};
}

/** Ids that are most similar to one that doesn't exist. */
function likely(id: string, known: readonly string[]): string {
  const name = path.posix.basename(id);
  const shared = (other: string) => {
    let length = 0;
    while (length < id.length && id[length] === other[length]) length++;
    return length + (path.posix.basename(other) === name ? id.length : 0);
  };
  return [...known].sort((one, two) => shared(two) - shared(one))[0] ?? '';
}

/**
 * @param stale ids in a sidebar that no page has
 * @param known ids of the existing pages
 */
export function staleIdProblems(
  root: string,
  stale: readonly string[],
  known: readonly string[],
): Problem[] {
  return stale.map((id) => ({
    ...place(root, id),
    key: 'sidebar',
    found: id.replace(/^docs\//, ''),
    expected: `the path of a page below docs/ without extension, such as ${likely(id, known).replace(/^docs\//, '')}`,
  }));
}
