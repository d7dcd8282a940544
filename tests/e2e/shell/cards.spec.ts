/** Pages with the stock `<DocCardList>`: cards get the descriptions that other pages don't load. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

const description = (page: Page, title: string) =>
  page.locator('article a', {hasText: title}).locator('.theme-doc-card-description');

test('cards tell what pages are about: those beside the page, and chosen ones', async ({page}) => {
  await open(page, `${SHELL}/docs/guide/cards`);
  await expect(description(page, 'First guide')).toHaveText(/^The second page of the site/);
  await expect(description(page, 'Chosen page')).toHaveText(/\w+ .{20,}/);
});

test('so do cards of a page that a reader comes to from another', async ({page}) => {
  await open(page, `${SHELL}/docs/guide/first`);
  await page.getByRole('link', {name: 'Cards', exact: true}).first().click();
  await expect(description(page, 'First guide')).toHaveText(/^The second page of the site/);
});
