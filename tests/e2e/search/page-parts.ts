/** Locators for the results page. */
import {expect, type Locator, type Page} from '@playwright/test';
import {open} from '../open';

/** What the embedded search loads, except its scripts. */
export const INDEX = /\/assets\/search\//;

export const main = (page: Page): Locator => page.getByRole('main');

export const field = (page: Page): Locator =>
  main(page).getByRole('searchbox', {name: 'Search the documentation'});

export const versions = (page: Page): Locator =>
  main(page).getByRole('combobox', {name: 'Version'});

export const sections = (page: Page): Locator =>
  main(page).getByRole('navigation', {name: 'Sections'}).getByRole('link');

/** The pages found; the sections of each are a separate list. */
export const hits = (page: Page): Locator => main(page).locator('ol > li');

export const titles = (page: Page): Locator => hits(page).getByRole('heading', {level: 2});

export const status = (page: Page): Locator => main(page).getByRole('status');

/** Returns the number of pages found, as displayed. */
export async function countOf(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^(One page|\d+ pages)/);
  return parseInt((await status(page).innerText()).replace('One', '1'), 10);
}

/** Opens the page for a query string and waits for its results. */
export async function search(page: Page, query: string): Promise<void> {
  await open(page, `/search?${query}`);
  await expect(titles(page).first()).toBeVisible();
}
