/** The search with the hosted service, on a site where its identifiers are set: the shell site is one. */
import {expect, type Page, test} from '../test';
import {APP_ID, SEARCH_KEY} from '../../../tools/search-publish/testing/fake-indexes';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {type HostedService, hostedService, queriesTo} from './hosted-service';
import {FROZEN} from '../../versions';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const options = (page: Page) => dialog(page).getByRole('option');
const main = (page: Page) => page.getByRole('main');
const preconnect = (page: Page) => page.locator('link[rel="preconnect"][href*="algolia"]');

let service: HostedService;

test.beforeEach(async ({page}) => {
  service = await hostedService(page);
});

/** Opens the dialog by its shortcut, and types into its field. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page).getByPlaceholder('Search docs').fill(query);
}

test('a page sends the service no requests until its reader is about to search', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await page.waitForLoadState('networkidle');
  expect(service.asked).toEqual([]);
  await expect(preconnect(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByPlaceholder('Search docs')).toBeFocused();
  await expect(preconnect(page)).toHaveCount(1);
  expect(service.requests).toEqual([]);
});

test('the dialog shows pages and their headings, with the words highlighted', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'zebrafish');
  const guide = options(page).filter({hasText: 'First guide'});
  await expect(guide.first()).toContainText('Feed the zebrafish <em>twice</em> a day.');
  await expect(guide.first().locator('mark')).toHaveText('zebrafish');
  await expect(options(page).filter({hasText: 'Town hall'})).not.toHaveCount(0);
  await options(page).filter({hasText: 'Steps'}).click();
  await expect(page).toHaveURL(`${SHELL}/docs/guide/first#steps`);
});

test('the dialog shows the right number of pages, and leads to them', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'lineage');
  await dialog(page).getByRole('link', {name: 'See all 45 results'}).click();
  await expect(page).toHaveURL(/\/search\?q=lineage$/);
  await expect(main(page).getByText('45 pages')).toBeVisible();
});

test('the service gets the name of the client and the version being read', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'zebrafish');
  await expect(options(page).first()).toBeVisible();
  const [request] = service.requests;
  expect(request?.query.get('x-algolia-application-id')).toBe(APP_ID);
  expect(request?.query.get('x-algolia-api-key')).toBe(SEARCH_KEY);
  const tags = ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default'];
  for (const query of queriesTo(service))
    expect(query).toMatchObject({
      indexName: 'datahubproject',
      facetFilters: ['language:en', tags],
    });
  await expect(dialog(page).locator(`a[href*="${FROZEN}"]`)).toHaveCount(0);
});

test('the dialog suggests searches that have results', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'zebrafish blorptang');
  await expect(dialog(page)).toContainText('No results for');
  await expect(dialog(page)).toContainText('Try searching for');
  await dialog(page).getByRole('button', {name: 'zebrafish', exact: true}).click();
  await expect(options(page).filter({hasText: 'First guide'})).not.toHaveCount(0);
});

test('the service is told which hit a reader opened, and nothing loads its scripts', async ({
  page,
}) => {
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'zebrafish');
  await options(page).filter({hasText: 'Steps'}).click();
  const told = () => service.requests.find(({path}) => path === '/1/events');
  await expect.poll(told).toBeTruthy();
  expect(told()?.body).toMatchObject({
    events: [{queryID: 'query-1', objectIDs: ['/docs/guide/first#steps'], positions: [2]}],
  });
  expect(service.asked.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('the dialog says that the service fails, and tries again', async ({page}) => {
  service.failing = 500;
  await open(page, `${SHELL}/docs/features`);
  await searchFor(page, 'zebrafish');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  service.failing = undefined;
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).filter({hasText: 'First guide'})).not.toHaveCount(0);
});

test('the search page shows pages, their number, and their sections', async ({page}) => {
  await open(page, `${SHELL}/search?q=zebrafish`);
  await expect(main(page).getByRole('status')).toHaveText('2 pages');
  const titles = main(page).getByRole('listitem').getByRole('heading', {level: 2});
  await expect(titles).toHaveText(['First guide', 'Town hall']);
  const sections = main(page).getByRole('navigation', {name: 'Sections'});
  await expect(sections.getByRole('link')).toHaveText([/All/, /Community 1/, /Guides 1/]);
  await sections.getByRole('link', {name: 'Community'}).click();
  await expect(titles).toHaveText(['Town hall']);
  await expect(sections.getByRole('link')).toHaveText([/All/, /Community 1/, /Guides 1/]);
});

test('the search page loads more on demand', async ({page}) => {
  await open(page, `${SHELL}/search?q=lineage`);
  const titles = main(page).getByRole('listitem').getByRole('heading', {level: 2});
  await expect(titles.first()).toBeVisible();
  const before = await titles.count();
  expect(before).toBeLessThan(45);
  await main(page).getByRole('button', {name: 'Load more'}).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(before);
});

test('the search page says that the service fails, and tries again', async ({page}) => {
  service.failing = 403;
  await open(page, `${SHELL}/search?q=zebrafish`);
  await expect(main(page)).toContainText('Unable to fetch results');
  await expect(main(page)).toContainText('You might want to check your network connection.');
  service.failing = undefined;
  await main(page).getByRole('button', {name: 'Try again'}).click();
  await expect(main(page).getByRole('heading', {name: 'First guide'})).toBeVisible();
});
