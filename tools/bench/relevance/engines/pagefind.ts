/**
 * Plain Pagefind: its own indexer processes the built pages with default settings, and its own code searches in a
 * browser, with files that our server sends. Its indexer leaves out navigation, footers, and scripts by default.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {type OtherEngine, pagePath} from '../engine';
import {DEPTH} from '../metrics';
import type {BuiltPage} from '../pages';
import {openFolder} from './browser-page';

/** Pagefind fetches each result separately. */
const ASK = `window.ask = async (query, limit) => {
  const pagefind = await import('/pagefind/pagefind.js');
  const {results} = await pagefind.search(query);
  const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return shown.map(({url}) => url);
}`;

/** Writes index and scripts of Pagefind to a folder. */
async function writeIndex(pages: readonly BuiltPage[], folder: string): Promise<void> {
  // The package is ESM-only, which this module can't require.
  const pagefind = await import('pagefind');
  try {
    const {index, errors} = await pagefind.createIndex();
    if (!index) throw new Error(`Pagefind could not create an index: ${errors.join(', ')}`);
    for (const {path: page, file} of pages) {
      const content = fs.readFileSync(file, 'utf8');
      const added = await index.addHTMLFile({url: `/docs/${page}`, content});
      if (added.errors.length > 0) throw new Error(`Pagefind, ${page}: ${added.errors.join(', ')}`);
    }
    const written = await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
    if (written.errors.length > 0) throw new Error(`Pagefind: ${written.errors.join(', ')}`);
  } finally {
    await pagefind.close();
  }
}

/** Builds the index and opens a browser on it. */
export async function pagefind(
  pages: readonly BuiltPage[],
  browser: Browser,
): Promise<OtherEngine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  await writeIndex(pages, folder);
  const {ask, fetchedBytes, close} = await openFolder(browser, folder, ASK);
  await ask('lineage', 1);
  return {
    name: 'Pagefind',
    find: async (query) => (await ask(query, DEPTH)).map(pagePath),
    firstResultBytes: await fetchedBytes(),
    close,
  };
}
