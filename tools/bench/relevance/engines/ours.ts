/** The embedded search of our site, as a build holds it. */
import fs from 'node:fs';
import path from 'node:path';
import type {IndexFile} from '../../../../src/features/search/engine/format';
import {searchIndex} from '../../../../src/features/search/engine/search';
import {SearchIndex} from '../../../../src/features/search/engine/search-index';
import {type Engine, pagePath} from '../engine';
import {DEPTH} from '../metrics';

/** The index of Next, relative to a build. */
const INDEX = 'assets/search/current/index.json';

/**
 * Loads the index of Next. It also holds the pages outside the docs, which the other engines aren't given: where one
 * comes before the right page, it counts against ours, as readers see it there.
 *
 * @param build absolute path of a build
 * @throws Error if the build has no index
 */
export function ours(build: string): Engine {
  const file = path.join(build, INDEX);
  if (!fs.existsSync(file)) {
    throw new Error(`the build has no ${INDEX}; run "npm run build" first`);
  }
  const index = new SearchIndex(JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile);
  return {
    name: 'ours',
    find: async (query) =>
      searchIndex(index, query, {limit: DEPTH}).hits.map(({url}) => pagePath(url)),
  };
}
