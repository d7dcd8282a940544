/** Queries an engine that runs only in browsers: its files are served like our site, and a script calls them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {listen} from '../../../server/listen';
import {precompress} from '../../../server/precompress';
import {createSiteServer} from '../../../server/site-server';
import {transferBytes} from '../../transfer';

/** Returns the URLs of an engine's results for a query, best first. */
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
  /** Bytes that the page and its workers fetched so far, except its own HTML. */
  fetchedBytes(): Promise<number>;
  /** Closes the page, stops the server, and removes the folder. */
  close(): Promise<void>;
};

/**
 * Compresses and serves a folder, and opens a page there.
 *
 * @param folder absolute path; the page owns it from now on
 * @param script JavaScript that defines `window.ask`, an {@link Ask}; it loads the engine on the first query
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
