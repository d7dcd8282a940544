/** The results page: its address reflects the query, and it shows results. */
import {expect, test} from '../test';
import {layoutShift} from '../layout-shift';
import {open} from '../open';
import {countOf, field, hits, main, search, sections, status, titles, versions} from './page-parts';
import {FROZEN, FROZEN_DOCS} from '../../versions';

test('Enter leads to the results, a result leads to its page, and Back returns to the results', async ({
  page,
}) => {
  await open(page, '/search');
  await field(page).fill('mongo db');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=mongo+db');
  await expect(page).toHaveTitle(/^Search results for “mongo db”/);
  await expect(page.locator('h1')).toHaveText(['Search results for “mongo db”']);
  await expect(field(page)).toHaveValue('mongo db');
  await expect(titles(page).first()).toHaveText('MongoDB ingestion source');
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/generated/ingestion/sources/mongodb');
  await page.goBack();
  await expect(titles(page).first()).toHaveText('MongoDB ingestion source');
});

test('the query survives a reload, and Back returns to the previous one', async ({page}) => {
  await search(page, 'q=kafka+ingestion');
  await expect(titles(page).first()).toHaveText('Kafka ingestion source');
  await field(page).fill('deploy kubernetes');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=deploy+kubernetes');
  await page.reload();
  await expect(field(page)).toHaveValue('deploy kubernetes');
  await expect(titles(page).first()).toContainText('Kubernetes');
  await page.goBack();
  await expect(field(page)).toHaveValue('kafka ingestion');
  await expect(titles(page).first()).toHaveText('Kafka ingestion source');
  await page.goForward();
  await expect(field(page)).toHaveValue('deploy kubernetes');
  await expect(titles(page).first()).toContainText('Kubernetes');
});

test('special characters in a query are preserved', async ({page}) => {
  await open(page, '/search');
  await field(page).fill('a&b #c');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=a%26b+%23c');
  await expect(page.locator('h1')).toHaveText('Search results for “a&b #c”');
  await page.reload();
  await expect(field(page)).toHaveValue('a&b #c');
});

test('a slash typed into the field stays there', async ({page}) => {
  await open(page, '/search');
  await field(page).pressSequentially('s3/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('s3/');
});

test('the results page does not take the focus', async ({page}) => {
  await search(page, 'q=kafka');
  await expect(field(page)).not.toBeFocused();
});

test('a hit shows its location, and highlights the query in title, text, and sections', async ({
  page,
}) => {
  await search(page, 'q=searchAcrossEntities');
  const first = hits(page).first();
  await expect(first).toContainText('›');
  await expect(first.locator('mark').first()).toBeVisible();
  const symbol = hits(page)
    .locator('li a', {has: page.locator('code mark')})
    .first();
  await expect(symbol).toBeVisible();
  const href = await symbol.getAttribute('href');
  expect(href).toMatch(/^\/docs\/[^#]+#./);
  for (const hit of await hits(page).all()) {
    expect(await hit.locator('li').count()).toBeLessThanOrEqual(4);
  }
  await symbol.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
});

test('passages arrive after the hits, and move nothing', async ({page}) => {
  await search(page, 'q=offset+commit');
  await expect(hits(page).first().locator('p mark').first()).toBeVisible();
  const shift = await layoutShift(page);
  expect(shift).toBeLessThan(0.02);
});

test('a version is selected beside the field, and is in the address', async ({page}) => {
  await search(page, `q=kafka+ingestion&version=${FROZEN}`);
  const link = titles(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', `${FROZEN_DOCS}/generated/ingestion/sources/kafka`);
  await expect(hits(page).locator('.badge')).toHaveCount(0);
  await versions(page).selectOption('Next (unreleased)');
  await expect(page).toHaveURL('/search?q=kafka+ingestion');
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/kafka');
  await versions(page).selectOption('All versions');
  await expect(page).toHaveURL('/search?q=kafka+ingestion&version=all');
  await expect(hits(page).locator('.badge', {hasText: 'Next'}).first()).toBeVisible();
  await expect(hits(page).locator('.badge', {hasText: FROZEN}).first()).toBeVisible();
  await page.reload();
  await expect(versions(page)).toHaveValue('all');
  await page.goBack();
  await expect(versions(page)).toHaveValue('');
  await expect(hits(page).locator('.badge')).toHaveCount(0);
});

test('another query stays in the version', async ({page}) => {
  await search(page, `q=kafka&version=${FROZEN}`);
  await field(page).fill('snowflake');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=snowflake&version=${FROZEN}`);
});

test('an unknown version means the latest', async ({page}) => {
  await search(page, 'q=kafka+ingestion&version=0.9.0');
  await expect(versions(page)).toHaveValue('');
  const link = titles(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/kafka');
});

test('sections lead to their pages, and their counts are right', async ({page}) => {
  await search(page, 'q=kafka');
  const all = await countOf(page);
  await expect(sections(page).first()).toHaveText(`All sections ${all}`);
  await expect(sections(page).first()).toHaveAttribute('aria-current', 'true');
  const second = sections(page).nth(1);
  const [, name = '', count] = (await second.innerText()).match(/^(.+?)\s+(\d+)$/) ?? [];
  expect(Number(count)).toBeLessThan(all);
  await second.click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({q: 'kafka', section: name})}`);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => countOf(page)).toBe(Number(count));
  await expect(hits(page).locator('p').first()).toHaveText(new RegExp(`^${name}`));
  await page.reload();
  await expect.poll(() => countOf(page)).toBe(Number(count));
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(all);
});

test('a section without results, or an unknown one, leads to all results', async ({page}) => {
  await open(page, '/search?q=kafka&section=Nowhere');
  await expect(status(page)).toHaveText('No results for “kafka” in Nowhere');
  await main(page)
    .getByRole('link', {name: /^\d+ pages in all sections$/})
    .click();
  await expect(page).toHaveURL('/search?q=kafka');
  await expect(titles(page).first()).toBeVisible();
});

test('more pages load on demand, and Back restores them', async ({page}) => {
  await search(page, 'q=ingestion');
  const all = await countOf(page);
  expect(all).toBeGreaterThan(45);
  await expect(hits(page)).toHaveCount(20);
  const more = main(page).getByRole('button', {name: 'Load more'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=ingestion&show=40');
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link').first()).toBeFocused();
  await expect(status(page)).toHaveText(`${all} pages, 40 shown`);

  const far = titles(page).nth(35).getByRole('link');
  await far.scrollIntoViewIfNeeded();
  // The position is stored after a pause in scrolling.
  await expect.poll(() => page.evaluate(() => history.state?.scroll === scrollY)).toBe(true);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await far.click();
  await expect(page).toHaveURL(/^(?!.*\/search)/);
  await page.goBack();
  await expect(hits(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.reload();
  await expect(hits(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('when all pages are shown, there are no more to load', async ({page}) => {
  await search(page, 'q=ingestion&show=500');
  await expect(hits(page)).toHaveCount(await countOf(page));
  await expect(main(page).getByRole('button', {name: 'Load more'})).toHaveCount(0);
});

test('search engines do not index the page', async ({request}) => {
  expect(await (await request.get('/search')).text()).toMatch(/name="?robots"? content="?noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/[^/]\/\/[^/]+\/search</);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the form works, and the page says that it needs scripts', async ({page}) => {
    await page.goto('/search');
    await field(page).fill('a&b #c');
    await versions(page).selectOption(FROZEN);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=a%26b+%23c&version=${FROZEN}`);
    await expect(main(page).locator('noscript p').first()).toBeVisible();
    await expect(main(page).locator('noscript a').first()).toBeVisible();
  });
});
