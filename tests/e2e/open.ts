/** Opens a page and waits until its scripts run: a key pressed before that is lost. */
import type {Page} from '@playwright/test';

/**
 * Waits until React has hydrated the page. Playwright's own `expect` would describe the whole page after each failed
 * attempt, which prevents a page of 25,000 elements from ever finishing.
 *
 * @throws Error if the page isn't hydrated after 20 seconds
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['hasHydrated'] === 'true',
    undefined,
    {timeout: 20_000},
  );
}

/** Opens an address, and waits as `hydrated` does. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}
