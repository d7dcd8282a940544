/** Measures what a browser fetches for a page: until it is idle, and once the reader first does something. */
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page, Request} from '@playwright/test';
import {startScripts} from './start-scripts';
import {transferBytes} from './transfer';

/** What a page fetches; bytes are as transferred. */
export type Loaded = {
  /** Scripts that run or are about to when the page is loaded and idle, and the reader has done nothing. */
  jsIdle: number;
  /** Each script once that is fetched until the page is interactive, also those fetched ahead. */
  jsAll: number;
  /** Fetched ahead while the page is idle, for this page or others. */
  ahead: number;
  /** Of that, what isn't a script of this page. */
  aheadLinks: number;
  css: number;
  fonts: number;
  fontFiles: number;
  /** Pictures fetched until idle: those above the fold, as the others are lazy. */
  pictures: number;
  otherHosts: number;
  /** Milliseconds from the start of the navigation to the load event. */
  loadMs: number;
};

/** The network counts as quiet after this time without a request. */
const QUIET_MS = 500;
const PATIENCE_MS = 30_000;
const IDLE_MS = 2_000;

const isAhead = (request: Request) => {
  const headers = request.headers();
  return /prefetch/.test(`${headers['purpose'] ?? ''}${headers['sec-purpose'] ?? ''}`);
};

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');

/** Collects the requests of a page. @returns a function that waits until there are no more */
function watch(page: Page): {requests: Request[]; settle: () => Promise<void>} {
  const requests: Request[] = [];
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    requests.push(request);
    open.add(request);
    last = Date.now();
  });
  const close = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', close).on('requestfailed', close);
  const settle = async () => {
    const end = Date.now() + PATIENCE_MS;
    // What the page does when it is idle may be late on a busy machine. A page in which nothing changes may never be idle.
    await page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, {timeout})),
      IDLE_MS,
    );
    last = Date.now();
    while (Date.now() < end && (open.size > 0 || Date.now() - last < QUIET_MS)) await sleep(50);
  };
  return {requests, settle};
}

/** Returns the bytes of each URL once, without requests that failed. */
async function weigh(requests: readonly Request[]): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const request of requests) {
    const url = request.url();
    if (bytes.has(url) || !(await request.response())?.ok()) continue;
    bytes.set(url, await transferBytes(url));
  }
  return bytes;
}

/**
 * Opens a page in a fresh browser profile, waits until it loads no more, presses a key whose only effect is to start
 * the page, and waits again.
 *
 * @param savesData whether the reader's browser asks sites to save data
 */
export async function weighPage(
  browser: Browser,
  origin: string,
  url: string,
  {savesData = false} = {},
): Promise<Loaded> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
      );
    const {requests, settle} = watch(page);
    await page.goto(origin + url, {waitUntil: 'load'});
    await settle();
    const loadMs = await page.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => entry.duration)[0] ?? NaN,
    );
    const own = new Set(
      await page.evaluate(() => [...document.querySelectorAll('script')].map(({src}) => src)),
    );
    const untilIdle = requests.length;
    await startScripts(page);
    await settle();

    const here = requests.filter((request) => new URL(request.url()).origin === origin);
    const atFirst = requests.slice(0, untilIdle).filter((request) => here.includes(request));
    const bytes = await weigh(here);
    const sum = (of: readonly Request[]) =>
      [...new Set(of.map((request) => request.url()))].reduce(
        (total, one) => total + (bytes.get(one) ?? 0),
        0,
      );
    const ahead = atFirst.filter(isAhead);
    const ofType = (type: string) => here.filter((one) => one.resourceType() === type);
    const fonts = ofType('font').filter((request) => !isAhead(request));
    return {
      jsIdle: sum(atFirst.filter((request) => isScript(request) && !isAhead(request))),
      jsAll: sum(here.filter((one) => isScript(one) && (!isAhead(one) || own.has(one.url())))),
      ahead: sum(ahead),
      aheadLinks: sum(ahead.filter((request) => !own.has(request.url()))),
      css: sum(ofType('stylesheet').filter((request) => !isAhead(request))),
      fonts: sum(fonts),
      fontFiles: new Set(fonts.map((request) => request.url())).size,
      pictures: sum(atFirst.filter((request) => request.resourceType() === 'image')),
      otherHosts: requests.length - here.length,
      loadMs,
    };
  } finally {
    await context.close();
  }
}
