/** Tabs that a page opens beside itself. */
import {expect, type Page} from '@playwright/test';

/**
 * Waits until a tab is at an address. The tab itself is asked: of tabs that open in the background, Chromium's headless
 * shell 150 doesn't report the first page.
 *
 * @param address as a link names it, relative to the site or whole
 */
export async function expectTabAt(tab: Page, address: string): Promise<void> {
  await expect
    .poll(() => tab.evaluate(() => window.location.href).catch(() => 'between two pages'))
    .toMatch(new RegExp(`^(?:https?://[^/]+)?${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
}
