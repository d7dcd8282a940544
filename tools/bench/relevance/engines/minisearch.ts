/** MiniSearch as it comes: title and text of each page, default options for the index and for searching it. */
import fs from 'node:fs';
import MiniSearch from 'minisearch';
import {BEST_QUALITY, brotli} from '../../../server/compression';
import {type OtherEngine} from '../engine';
import {DEPTH} from '../metrics';
import type {BuiltPage} from '../pages';
import {bundle} from './bundle';
import {pageText} from './page-text';

/** Builds the index. Its bytes are those of the index as JSON and of the library; a reader needs both. */
export async function miniSearch(pages: readonly BuiltPage[]): Promise<OtherEngine> {
  const index = new MiniSearch({idField: 'path', fields: ['title', 'text']});
  index.addAll(pages.map(({path, file}) => ({path, ...pageText(fs.readFileSync(file, 'utf8'))})));
  const library = await bundle({entry: 'minisearch'});
  const sent = [Buffer.from(JSON.stringify(index)), Buffer.from(library)];
  const sizes = await Promise.all(sent.map((data) => brotli(data, BEST_QUALITY)));
  return {
    name: 'MiniSearch',
    find: async (query) =>
      index
        .search(query)
        .slice(0, DEPTH)
        .map(({id}) => String(id)),
    firstResultBytes: sizes.reduce((sum, {length}) => sum + length, 0),
    close: () => Promise.resolve(),
  };
}
