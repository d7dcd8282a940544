/** What the first result costs: bytes, and time after the index has arrived. */
import type {Page, Request} from '@playwright/test';
import {transferBytes} from '../transfer';
import {openDialog, RESULT, typeQuery, waitForResult} from './dialog';

const QUERY = 'lineage';

/** Where the build has the files that the search fetches. */
const INDEX = /\/assets\/search\//;

/**
 * Counts the bytes fetched from opening the dialog to the first result, including requests of workers, which
 * Playwright reports for the page that the worker belongs to.
 */
export async function firstResultBytes(page: Page): Promise<number> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openDialog(page);
  await typeQuery(page, QUERY, 30);
  await waitForResult(page);
  page.removeAllListeners('request');
  // Pages that results link to may be prefetched: those are not needed for the result.
  const needed = requests.filter((request) => !/prefetch/.test(JSON.stringify(request.headers())));
  const bytes = await Promise.all(needed.map((request) => transferBytes(request.url())));
  return bytes.reduce((sum, one) => sum + one, 0);
}

declare global {
  interface Window {
    firstResultAt?: number;
  }
}

/** Runs in the page: notes when the first result is in the document, in milliseconds since 1970. */
function watchFirstResult(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    window.firstResultAt = Date.now();
  });
  observer.observe(document, {childList: true, subtree: true});
}

/**
 * Measures the milliseconds from the first byte of the index to the first result. The index is delayed until the
 * query is typed: this excludes typing, but includes parsing the index.
 */
export async function firstResultTime(page: Page): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived: number[] = [];
  page.on('requestfinished', (request) => {
    // The end time of a response counts the delay of the request twice; its start time doesn't.
    const {startTime, responseStart} = request.timing();
    if (INDEX.test(request.url())) arrived.push(startTime + responseStart);
  });
  await page.route(INDEX, async (route) => {
    await released;
    await route.continue();
  });
  try {
    const asked = page.waitForRequest(INDEX, {timeout: 15_000}).then(
      () => true,
      () => false,
    );
    await openDialog(page);
    await typeQuery(page, QUERY, 30);
    if (!(await asked)) throw new Error('the search fetches nothing from /assets/search/');
    await page.evaluate(watchFirstResult, RESULT);
    release();
    await waitForResult(page);
    const shown = await page.evaluate(() => window.firstResultAt ?? NaN);
    const before = arrived.filter((time) => time <= shown);
    if (before.length === 0) throw new Error('a result appears before the index has arrived');
    return shown - Math.max(...before);
  } finally {
    release();
  }
}
