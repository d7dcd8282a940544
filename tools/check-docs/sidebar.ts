/** The sidebar contains every hand-written page, unless the page says that it is outside. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Problem} from '../../plugins/facts/problems';
import {sidebarIds, staleIdProblems} from '../../plugins/gen-docs/sidebar-ids';
import type {DocsPage} from './page';
import type {Rule} from './rule';
import type {Site} from './site';

/** Returns the ids in the sidebar, including repetitions. */
export async function readSidebar(root: string): Promise<string[]> {
  const file = path.join(root, 'sidebars.ts');
  if (!fs.existsSync(file)) return [];
  return sidebarIds(await import(pathToFileURL(file).href));
}

/** @param ids those in the sidebar */
export function sidebarEntry(ids: readonly string[]): Rule {
  const known = new Set(ids);
  return ({file, frontMatter}: DocsPage) => {
    const id = file.replace(/\.mdx?$/, '');
    const isOutside = frontMatter['displayed_sidebar'] === null;
    if (known.has(id) === isOutside) {
      const short = id.slice('docs/'.length);
      return [
        isOutside
          ? {
              line: 1,
              found: 'displayed_sidebar: null',
              expected: `no entry '${short}' in sidebars/, or remove displayed_sidebar`,
            }
          : {
              line: 1,
              found: 'no entry in the sidebar',
              expected: `'${short}' in a group of sidebars/, or displayed_sidebar: null in the front matter`,
            },
      ];
    }
    return [];
  };
}

/** Reports ids in the sidebar that no page has, and those that occur twice. */
export function sidebarProblems(root: string, ids: readonly string[], site: Site): Problem[] {
  const stale = ids.filter((id) => site.page(id.replace(/^docs\//, '')) === undefined);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...staleIdProblems(
      root,
      stale,
      site.handWritten.map((page) => `docs/${page}`),
    ),
    ...staleIdProblems(root, twice, []).map((problem) => ({
      ...problem,
      expected: 'each page once; for a second mention, use ref(…) instead of the path',
    })),
  ];
}
