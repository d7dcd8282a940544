/** Makes a page interactive, as its reader does. */
import type {Page} from '@playwright/test';

/**
 * Presses a key that only starts the scripts of a page, and waits until they have made it interactive. Pages of other
 * sites, which don't say whether they are, count as interactive.
 */
export async function startScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] !== 'false');
}
