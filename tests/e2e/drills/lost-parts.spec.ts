/** Parts of a page that load after it: one that fails to load shows a message in its place, and can be retried. */
import {expect, test, type Page, type Route} from '../test';
import {hydrated, open} from '../open';
import {watch} from '../watch';

/** The script, or the styles, of the matrix and of the comparison. */
const SCRIPT = /\/assets\/js\/integrations-views[^/]*\.js$/;
const STYLES = /\/assets\/css\/integrations-views[^/]*\.css$/;

const VIEWS = [
  ['matrix', '?view=matrix'],
  ['comparison', '?compare=snowflake,bigquery'],
] as const;

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});

const garbled = (route: Route) =>
  route.fulfill({body: '<!doctype html>', contentType: 'text/javascript'});

/** Ways in which loading a file can fail. */
const LOSSES: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['blocked', SCRIPT, (route) => route.abort()],
  ['gone', SCRIPT, (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['garbled', SCRIPT, garbled],
  ['without its styles', STYLES, (route) => route.abort()],
];

for (const [view, search] of VIEWS) {
  for (const [how, file, lose] of LOSSES) {
    test(`the ${view}, ${how}, shows a message in its place, and Retry loads it`, async ({
      page,
    }) => {
      await page.route(file, lose);
      await open(page, `/integrations${search}`);
      await expect(box(page)).toContainText('This part of the page did not load.');
      await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Integrations');
      await expect(main(page).getByRole('navigation', {name: 'View', exact: true})).toBeVisible();
      await page.unrouteAll();
      await retry(page).press('Enter');
      await expect(page.getByRole('table')).toBeVisible();
      await expect(box(page)).toHaveCount(0);
      // Focus is where the button was, so the next Tab continues from there.
      await expect(main(page).locator(':focus')).toHaveCount(1);
    });
  }

  test(`the other views work while the ${view} is missing`, async ({page}) => {
    await page.route(SCRIPT, (route) => route.abort());
    await open(page, `/integrations${search}`);
    await expect(box(page)).toBeVisible();
    await main(page).getByRole('link', {name: 'Cards'}).click();
    await expect(main(page).locator('li.card').first()).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });
}

test('a part that stays missing is requested again, then with a page reload', async ({page}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await open(page, '/integrations?view=matrix&support=certified');
  await expect(box(page)).toBeVisible();
  const asked = page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()));
  await retry(page).click();
  await asked;
  await expect(box(page)).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await retry(page).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL(/\?support=certified&view=matrix$|\?view=matrix&support=certified$/);
});

test('a part that loads in time shows no message', async ({page}) => {
  const found = watch(page);
  await open(page, '/integrations?view=matrix');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  expect(found).toEqual([]);
});

test('the page says that a part is loading', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPT, async (route) => {
    await arrived;
    await route.continue();
  });
  // The page isn't complete while a script is delayed.
  await page.goto('/integrations?view=matrix', {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  await expect(main(page).getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  arrive();
  await expect(page.getByRole('table')).toBeVisible();
});
