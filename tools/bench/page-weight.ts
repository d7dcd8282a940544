/** Measures what a browser fetches for a page before any interaction. */
import type {Browser, Request} from '@playwright/test';
import {transferBytes} from './transfer';

/** What a page fetches; bytes are as transferred. */
export type Loaded = {
  js: number;
  css: number;
  fonts: number;
  fontFiles: number;
  /** Prefetched because a link to another page is in view. */
  prefetch: number;
  otherHosts: number;
  /** Milliseconds from the start of the navigation to the load event. */
  loadMs: number;
};

const isPrefetch = (request: Request) => {
  const headers = request.headers();
  return /prefetch/.test(`${headers['purpose'] ?? ''}${headers['sec-purpose'] ?? ''}`);
};

async function add(loaded: Loaded, request: Request): Promise<void> {
  const response = await request.response();
  if (!response?.ok()) return;
  const bytes = await transferBytes(request.url());
  const type = request.resourceType();
  if (isPrefetch(request)) loaded.prefetch += bytes;
  else if (type === 'stylesheet') loaded.css += bytes;
  else if (new URL(request.url()).pathname.endsWith('.js')) loaded.js += bytes;
  else if (type === 'font') {
    loaded.fonts += bytes;
    loaded.fontFiles += 1;
  }
}

/** Opens a page in a fresh browser profile and waits until the network is quiet. */
export async function weighPage(browser: Browser, origin: string, url: string): Promise<Loaded> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(origin + url, {waitUntil: 'load'});
    const loadMs = await page.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => entry.duration)[0] ?? NaN,
    );
    await page.waitForLoadState('networkidle');
    const loaded = {js: 0, css: 0, fonts: 0, fontFiles: 0, prefetch: 0, otherHosts: 0, loadMs};
    for (const request of requests) {
      if (new URL(request.url()).origin !== origin) loaded.otherHosts += 1;
      else await add(loaded, request);
    }
    return loaded;
  } finally {
    await context.close();
  }
}
