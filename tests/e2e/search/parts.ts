/** Locators for the search dialog, and how a reader gets to its parts. */
import {expect, type Locator, type Page} from '@playwright/test';

export const box = (page: Page): Locator =>
  page.locator('nav.navbar').getByRole('link', {name: 'Search docs'});

export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

export const field = (page: Page): Locator =>
  dialog(page).getByRole('combobox', {name: 'Search docs'});

/** The pages found, and their sections. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Earlier searches by the reader. */
export const chosen = (page: Page): Locator => dialog(page).getByRole('row');

/** Files of the embedded index, and the texts that passages are taken from. */
export const INDEX = /\/assets\/search\//;

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a query, and waits for its results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openDialog(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** Delays requests until the returned function is called with how to handle them. */
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
 * Selects Try again after the fault is repaired, until something is found: an earlier try may still be running, and
 * removes the button when it succeeds.
 */
export async function tryAgain(again: Locator, found: Locator): Promise<void> {
  await expect(async () => {
    if (await again.isVisible()) await again.click({timeout: 1000});
    await expect(found).toBeVisible({timeout: 3000});
  }).toPass();
}
