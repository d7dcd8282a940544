/** Asks an engine that runs in browsers alone: its files are served as our site is, and a script calls them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {listen} from '../../../server/listen';
import {precompress} from '../../../server/precompress';
import {createSiteServer} from '../../../server/site-server';
import {transferBytes} from '../../transfer';

/** Addresses of the results that an engine shows for a query, the best first. */
type Ask = (query: string, limit: number) => Promise<string[]>;

/** What the script defines. */
declare global {
  interface Window {
    ask?: Ask;
  }
}

/** An engine in a browser's page. */
type BrowserPage = {
  ask: Ask;
  /** Bytes of all that the page and its workers fetched so far, its own HTML aside. */
  fetchedBytes(): Promise<number>;
  /** Closes the page, stops the server, and removes the folder. */
  close(): Promise<void>;
};

/**
 * Compresses and serves a folder, and opens a page on it.
 *
 * @param folder absolute path; it belongs to the page from now on
 * @param script JavaScript that defines `window.ask`, an {@link Ask}; it loads the engine when it is asked
 */
export async function openFolder(
  browser: Browser,
  folder: string,
  script: string,
): Promise<BrowserPage> {
  const html = `<!doctype html><link rel=icon href=data:,><script>${script}</script>`;
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  await precompress(folder);
  const server = createSiteServer({root: folder, rules: {headers: [], redirects: []}});
  const origin = await listen(server, 0, '127.0.0.1');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return {
    ask: (query, limit) =>
      page.evaluate(([text, most]) => window.ask?.(text, most) ?? [], [query, limit] as const),
    fetchedBytes: async () => {
      const bytes = await Promise.all(urls.map(transferBytes));
      return bytes.reduce((sum, one) => sum + one, 0);
    },
    close: async () => {
      await context.close();
      server.close();
      server.closeAllConnections();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
