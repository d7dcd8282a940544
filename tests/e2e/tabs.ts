/** Browser tabs that a page opens. */
import {expect, type Page} from '@playwright/test';

/**
 * Waits until a tab is at an address. It evaluates code in the tab, because Chromium's headless shell 150 doesn't
 * report the first page of tabs that open in the background.
 *
 * @param address as in a link: relative to the site or absolute
 */
export async function expectTabAt(tab: Page, address: string): Promise<void> {
  await expect
    .poll(() => tab.evaluate(() => window.location.href).catch(() => 'between two pages'))
    .toMatch(new RegExp(`^(?:https?://[^/]+)?${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
}
