/** Loads a site in this process, as the first second of a build does: configuration, facts, pages, sidebars, navbar. */
import {inspect} from 'node:util';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {vi} from 'vitest';
import {nameRealSources} from '../../plugins/gen-docs/source-map';

/** @returns what `npm run build` would print before it stops, or '' if nothing is wrong */
export async function loadingFault(site: string): Promise<string> {
  const logged: unknown[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(...args));
  try {
    await loadSite({siteDir: site});
    return '';
  } catch (error) {
    const lines = [...logged.map(String), inspect(error, {depth: Infinity})];
    // eslint-disable-next-line no-control-regex -- removes escape sequences
    return nameRealSources(lines.join('\n').replace(/\u001b\[[0-9;]*m/g, ''), site);
  } finally {
    log.mockRestore();
  }
}
