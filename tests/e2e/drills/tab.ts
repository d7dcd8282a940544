/** A tab that is open while the site or the network changes. */
import type {Page} from '@playwright/test';
import {open} from '../open';

/** Opens a page in a browser that fetches nothing ahead, so that it holds its own scripts and no others. */
export async function openAlone(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await open(page, url);
  await page.waitForLoadState('networkidle');
}

/** Marks the document that is open, for `replaced`. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-earlier', ''));
}

/**
 * Waits until the marked document has given way to one that was loaded whole and answers. The address alone doesn't
 * tell: it may change before the earlier document is gone.
 */
export async function replaced(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const {dataset} = document.documentElement;
      return dataset['earlier'] === undefined && dataset['hasHydrated'] === 'true';
    },
    undefined,
    {timeout: 20_000},
  );
}

/** Collects the addresses of pages that are loaded whole from now on. */
export function wholeLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Has the browser forget what it keeps of this site, as it does of a site that was not read for long. */
export async function forgetCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
}
