/** Pages with the stock `<DocCardList>`: cards get the descriptions that other pages don't load. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

const description = (page: Page, title: string) =>
  page.locator('article a', {hasText: title}).locator('.theme-doc-card-description');

test('cards say what pages are about: siblings of the page, and listed ones', async ({page}) => {
  await open(page, `${SHELL}/docs/guide/cards`);
  await expect(description(page, 'First guide')).toHaveText(/^The second page of the site/);
  await expect(description(page, 'Chosen page')).toHaveText(/\w+ .{20,}/);
});

test('so do cards after navigation from another page', async ({page}) => {
  await open(page, `${SHELL}/docs/guide/first`);
  await page.getByRole('link', {name: 'Cards', exact: true}).first().click();
  await expect(description(page, 'First guide')).toHaveText(/^The second page of the site/);
});
