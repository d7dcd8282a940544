/** Opens a page and waits until its scripts answer: a key pressed before that is lost. */
import {expect, type Page} from '@playwright/test';

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });
}
