/** Search files that are missing, truncated, garbled, late, or from another build: the reader can try again. */
import {expect, type Page, type Route, test} from '../test';
import {open} from '../open';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {dialog, field, INDEX, openDialog, options, searchFor, tryAgain} from './parts';
import {main, status, titles, versions} from './page-parts';

const INDEX_FILE = /\/assets\/search\/.*\/index\.json/;
const JSON_TYPE = {contentType: 'application/json'};

/** Faults of the index, each as a response that browsers may cache for a year. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is truncated': (route) => route.fulfill({...JSON_TYPE, body: '{"pages":[{"url":"/docs'}),
  'is garbled': (route) => route.fulfill({...JSON_TYPE, body: '{"pages":7}'}),
  'is another page': (route) => route.fulfill({contentType: 'text/html', body: '<h1>Hello</h1>'}),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`the dialog says that the index ${fault}, and tries again`, async ({page}) => {
    await page.route(INDEX_FILE, answer);
    await open(page, '/docs/features');
    await openDialog(page);
    await field(page).fill('kafka');
    const failure = dialog(page).getByText('Unable to fetch results');
    const again = dialog(page).getByRole('button', {name: 'Try again'});
    await expect(failure).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('The search failed.');
    const asked = page.waitForRequest(INDEX_FILE);
    await again.click();
    await asked;
    await expect(failure).toBeVisible();
    await page.unroute(INDEX_FILE);
    await tryAgain(again, options(page).first());
    await expect(field(page)).toHaveValue('kafka');
  });

  test(`the search page says that the index ${fault}, and tries again`, async ({page}) => {
    await page.route(INDEX_FILE, answer);
    await open(page, '/search?q=kafka');
    await expect(status(page)).toHaveText('Unable to fetch results');
    await page.unroute(INDEX_FILE);
    await main(page).getByRole('button', {name: 'Try again'}).click();
    await expect(titles(page).first()).toBeVisible();
  });
}

/** Delays the index by ten seconds of the page's clock. */
async function delayIndex(page: Page): Promise<void> {
  await page.route(INDEX_FILE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue();
  });
}

test('the dialog says that it is waiting for an index that is 10 s late, and then shows results', async ({
  page,
}) => {
  await delayIndex(page);
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).fill('kafka');
  const waits = dialog(page).getByText('The search is still loading…');
  await expect(waits).toBeVisible();
  await expect(options(page).first()).toBeVisible({timeout: 20_000});
  await expect(waits).toHaveCount(0);
});

test('the search page waits for an index that is 10 s late', async ({page}) => {
  await delayIndex(page);
  await open(page, '/search?q=kafka');
  await expect(status(page)).toHaveText('Searching…');
  await expect(titles(page).first()).toBeVisible({timeout: 20_000});
});

test('the address of every search file depends on its content', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await searchFor(page, 'kafka');
  await expect.poll(() => asked.some((path) => path.includes('/text/'))).toBe(true);
  const folders = new Set(
    asked.map((path) => path.replace(/\/(index\.json|text\/\d+\.json|answers\/.+)$/, '')),
  );
  // One folder for the index, its texts, and answers, so that they are always from the same build.
  expect(folders.size).toBe(1);
  expect([...folders][0]).toMatch(new RegExp(`^/assets/search/${FROZEN}/[0-9a-f]{8,}$`));
});

test('a tab opened before a deploy shows no passages of other pages', async ({page}) => {
  await page.route(/\/text\/\d+\.json/, (route) => route.fulfill({status: 404}));
  await open(page, '/search?q=containers');
  await expect(titles(page).first()).toBeVisible();
  // What remains is the page's own description, which is in the index.
  await expect(main(page).locator('ol > li').first().locator('p').nth(1)).not.toBeEmpty();
  await expect(status(page)).toHaveText(/pages/);
});

test('after a deploy that removed the index of a version, Try again loads the new build', async ({
  page,
}) => {
  await open(page, '/search?q=kafka');
  await expect(titles(page).first()).toBeVisible();
  // The page from the later build names other scripts; the files of the first build are gone.
  let deployed = false;
  await page.route('**/search?*', async (route) => {
    deployed ||= route.request().isNavigationRequest();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/runtime~main\.[0-9a-f]+\.js/g, '$&?new');
    await route.fulfill({response, body});
  });
  await page.route(INDEX_FILE, (route) =>
    deployed ? route.continue() : route.fulfill({status: 404}),
  );
  await versions(page).selectOption(FROZEN);
  await expect(status(page)).toHaveText('Unable to fetch results');
  await main(page).getByRole('button', {name: 'Try again'}).click();
  await expect(titles(page).first()).toBeVisible();
  await expect(page).toHaveURL(`/search?q=kafka&version=${FROZEN}`);
  expect(deployed).toBe(true);
});
