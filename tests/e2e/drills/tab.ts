/** A tab that is open while the site or the network changes. */
import type {Page} from '@playwright/test';
import {hydrated, open} from '../open';

/** Opens a page in a browser that doesn't prefetch, so that the tab has only the page's own scripts. */
export async function openAlone(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await open(page, url);
  await page.waitForLoadState('networkidle');
}

/** Marks the open document for `replaced`. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-earlier', ''));
}

/**
 * Waits until a full page load has replaced the marked document, and the new one is hydrated. The address isn't enough:
 * it may change before the earlier document is gone.
 */
export async function replaced(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['earlier'] === undefined,
    undefined,
    {timeout: 20_000},
  );
  await hydrated(page);
}

/** Collects the addresses of full page loads from now on. */
export function wholeLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Clears the browser's cache of this site, as happens to sites that haven't been visited for a long time. */
export async function forgetCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
}
