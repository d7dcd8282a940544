/** The embedded search of our site, from a build. */
import fs from 'node:fs';
import path from 'node:path';
import {builtFolders} from '../../../../plugins/search-index/built';
import type {IndexFile} from '../../../../src/features/search/engine/format';
import {searchIndex} from '../../../../src/features/search/engine/search';
import {SearchIndex} from '../../../../src/features/search/engine/search-index';
import {type Engine, pagePath} from '../engine';
import {DEPTH} from '../metrics';

/**
 * @param build absolute path of a build
 * @returns absolute path of the folder with the search files of Next
 * @throws Error if the build has none
 */
export function nextFolder(build: string): string {
  const folder = builtFolders(build).get('current');
  if (folder === undefined) {
    throw new Error('the build has no search index of Next; run "npm run build" first');
  }
  return path.join(build, folder);
}

/**
 * Loads the index of Next. It also contains the pages outside the docs, which the other engines don't get: if one ranks
 * above the right page, it counts against ours, because readers see it there.
 *
 * @param build absolute path of a build
 * @throws Error if the build has no index
 */
export function ours(build: string): Engine {
  const file = path.join(nextFolder(build), 'index.json');
  const index = new SearchIndex(JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile);
  return {
    name: 'ours',
    find: async (query) =>
      searchIndex(index, query, {limit: DEPTH}).hits.map(({url}) => pagePath(url)),
  };
}
