/**
 * Plain Pagefind: the built pages go into its own indexer with default settings, and its own code answers in a
 * browser, from files that our server sends. Its indexer leaves out navigation, footers, and scripts on its own.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {type OtherEngine, pagePath} from '../engine';
import {DEPTH} from '../metrics';
import type {BuiltPage} from '../pages';
import {openFolder} from './browser-page';

/** Each result is a fetch of its own, as Pagefind keeps them apart. */
const ASK = `window.ask = async (query, limit) => {
  const pagefind = await import('/pagefind/pagefind.js');
  const {results} = await pagefind.search(query);
  const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return shown.map(({url}) => url);
}`;

/** Writes index and scripts of Pagefind into a folder. */
async function writeIndex(pages: readonly BuiltPage[], folder: string): Promise<void> {
  // The package holds ES modules alone, which this one can't require.
  const pagefind = await import('pagefind');
  try {
    const {index, errors} = await pagefind.createIndex();
    if (!index) throw new Error(`Pagefind makes no index: ${errors.join(', ')}`);
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
