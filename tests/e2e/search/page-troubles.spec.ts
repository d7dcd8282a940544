/** The results page with nothing to show: no query, no results, no connection, or not loaded yet. */
import {expect, test} from '../test';
import {open} from '../open';
import {field, hits, INDEX, main, search, status, titles, versions} from './page-parts';
import {FROZEN} from '../../versions';

test('without a query, there are a focused field and next steps', async ({page}) => {
  for (const url of ['/search', '/search?q=', '/search?q=%20']) {
    await open(page, url);
    await expect(page.locator('h1')).toHaveText(['Search']);
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toHaveCount(0);
    await expect(main(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
  }
});

test('without results, the page says so and suggests queries that have some', async ({page}) => {
  await open(page, '/search?q=xqzvw+blorptang');
  await expect(status(page)).toHaveText('No results for “xqzvw blorptang”');
  await expect(main(page)).toContainText('Try searching for');
  await expect(main(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
  const near = main(page).locator('p', {hasText: 'Try searching for'}).getByRole('link');
  const text = await near.first().innerText();
  await near.first().click();
  await expect(field(page)).toHaveValue(text);
  await expect(titles(page).first()).toBeVisible();
});

test('readers can report missing results with one click', async ({page}) => {
  await open(page, `/search?q=xqzvw+%26&version=${FROZEN}`);
  await expect(main(page)).toContainText('Believe this query should return results? Let us know.');
  const link = main(page).getByRole('link', {name: 'Let us know.'});
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('title')).toBe('Docs search: no results for “xqzvw &”');
  expect(searchParams.get('body')).toContain(`Version: ${FROZEN}\n`);
});

test('results that only another version has can be opened', async ({page}) => {
  await open(page, `/search?q=SHOW_HAS_SIBLINGS_FILTER&version=${FROZEN}`);
  await expect(status(page)).toHaveText('No results for “SHOW_HAS_SIBLINGS_FILTER”');
  await main(page)
    .getByRole('link', {name: /(page|pages) in version Next$/})
    .click();
  await expect(page).toHaveURL('/search?q=SHOW_HAS_SIBLINGS_FILTER');
  await expect(titles(page).first()).toBeVisible();
});

test('without a connection, the page says so and tries again on demand', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/search?q=kafka');
  await expect(status(page)).toHaveText('Unable to fetch results');
  await expect(main(page)).toContainText('You might want to check your network connection.');
  await expect(hits(page)).toHaveCount(0);
  const again = main(page).getByRole('button', {name: 'Try again'});
  const failed = page.waitForEvent('requestfailed', (request) => INDEX.test(request.url()));
  await again.click();
  await failed;
  await expect(status(page)).toHaveText('Unable to fetch results');
  await page.unroute(INDEX);
  await again.press('Enter');
  await expect(titles(page).first()).toBeVisible();
  await expect(titles(page).first().getByRole('link')).toBeFocused();
  await expect(again).toHaveCount(0);
});

test('after a failure, submitting the same query tries again', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/search?q=kafka');
  await expect(status(page)).toHaveText('Unable to fetch results');
  await page.unroute(INDEX);
  await field(page).press('Enter');
  await expect(titles(page).first()).toBeVisible();
});

test('old results stay until new ones arrive, and do not replace them later', async ({page}) => {
  await search(page, 'q=kafka+ingestion');
  const link = titles(page).first().getByRole('link');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/search/.*${FROZEN}`), async (route) => {
    await held;
    await route.continue();
  });
  await versions(page).selectOption(FROZEN);
  await expect(status(page)).toHaveText('Searching…');
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/kafka');

  await field(page).fill('mongodb');
  await versions(page).selectOption('Next (unreleased)');
  await field(page).press('Enter');
  await expect(titles(page).first()).toHaveText('MongoDB ingestion source');
  const late = page.waitForResponse(new RegExp(`/assets/search/.*${FROZEN}`));
  release();
  await (await late).finished();
  // Time for the late response to arrive and, if it were shown, to become visible.
  await page.waitForTimeout(500);
  await expect(titles(page).first()).toHaveText('MongoDB ingestion source');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/mongodb');
});
