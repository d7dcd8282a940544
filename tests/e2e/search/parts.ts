/** The parts of the search dialog that tests look at, and how a reader gets to them. */
import {expect, type Locator, type Page} from '@playwright/test';

export const box = (page: Page): Locator =>
  page.locator('nav.navbar').getByRole('link', {name: 'Search docs'});

export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

export const field = (page: Page): Locator =>
  dialog(page).getByRole('combobox', {name: 'Search docs'});

/** Pages that were found, and parts of them. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Searches that the reader chose before. */
export const chosen = (page: Page): Locator => dialog(page).getByRole('row');

/** Files of the embedded index, with the texts that passages are cut from. */
export const INDEX = /\/assets\/search\//;

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types it, and waits for what is found. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openDialog(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** Holds requests back until the returned function says what becomes of them. */
export async function hold(
  page: Page,
  url: RegExp,
): Promise<(outcome: 'continue' | 'abort') => void> {
  let release: (outcome: 'continue' | 'abort') => void = () => undefined;
  const outcome = new Promise<'continue' | 'abort'>((resolve) => (release = resolve));
  await page.route(url, async (route) => route[await outcome]());
  return release;
}

/**
 * Presses Try again after what was wrong has gone, until something is found: an earlier press may still be under way, and
 * take the button away when it succeeds.
 */
export async function tryAgain(again: Locator, found: Locator): Promise<void> {
  await expect(async () => {
    if (await again.isVisible()) await again.click({timeout: 1000});
    await expect(found).toBeVisible({timeout: 3000});
  }).toPass();
}
