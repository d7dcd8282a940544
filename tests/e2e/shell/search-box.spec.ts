/** The search box of the bar, and the search page it leads to. Pages of the real site are needed. */
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {holdStill, setTheme} from '../axe';
import {open} from '../open';

const box = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});
const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('listitem').getByRole('heading', {level: 2});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} leads to the box and Escape out of it`, async ({page}) => {
    await open(page, '/docs/features');
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(box(page)).not.toBeFocused();
  });
}

test('a slash typed into a field stays there', async ({page}) => {
  await open(page, '/search');
  await field(page).pressSequentially('s3/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('s3/');
});

test('the hint names the keys, for eyes alone', async ({page}) => {
  await open(page, '/docs/features');
  const hint = page.locator('nav.navbar kbd');
  await expect(hint).toHaveText(/^(Ctrl K|⌘K)$/);
  await expect(hint).toBeVisible();
  await expect(hint).toHaveAttribute('aria-hidden', 'true');
  await box(page).fill('kafka');
  await expect(hint).toBeHidden();
});

test('Enter leads to the results, a result to its page, and Back to the results', async ({
  page,
}) => {
  await open(page, '/docs/features');
  await box(page).fill('mongo db');
  await box(page).press('Enter');
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

test('the button of an empty box leads into it', async ({page}) => {
  await open(page, '/docs/features');
  await page.locator('nav.navbar').getByRole('button', {name: 'Search'}).click();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL('/docs/features');
});

test('from a page of a release its own pages are found', async ({page}) => {
  await open(page, '/docs/0.15.0/quickstart');
  await box(page).fill('kafka ingestion');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=kafka+ingestion&version=0.15.0');
  const link = titles(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', '/docs/0.15.0/generated/ingestion/sources/kafka');
  await main(page).getByRole('combobox', {name: 'Version'}).selectOption('Next');
  await expect(page).toHaveURL('/search?q=kafka+ingestion');
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/kafka');
});

test('what is looked for survives a reload, and Back leads to what was before it', async ({
  page,
}) => {
  await open(page, '/search?q=kafka+ingestion');
  await expect(titles(page).first()).toHaveText('Kafka ingestion source');
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ pages$/);
  await field(page).fill('kubernetes');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=kubernetes');
  await page.reload();
  await expect(field(page)).toHaveValue('kubernetes');
  await expect(titles(page).first()).toHaveText('Deploy with Kubernetes');
  await page.goBack();
  await expect(field(page)).toHaveValue('kafka ingestion');
  await expect(titles(page).first()).toHaveText('Kafka ingestion source');
});

test('signs in what is looked for come through', async ({page}) => {
  await open(page, '/docs/features');
  await box(page).fill('a&b #c');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=a%26b+%23c');
  await expect(page.locator('h1')).toHaveText('Search results for “a&b #c”');
  await page.reload();
  await expect(field(page)).toHaveValue('a&b #c');
});

test('without results the page says so and leads on', async ({page}) => {
  await open(page, '/search?q=xqzvw');
  await expect(main(page).getByRole('status')).toContainText('No results for “xqzvw”');
  await expect(main(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
});

test('without a query there is a field that waits, and ways on', async ({page}) => {
  for (const url of ['/search', '/search?q=', '/search?q=%20']) {
    await open(page, url);
    await expect(page.locator('h1')).toHaveText(['Search']);
    await expect(field(page)).toBeFocused();
    await expect(main(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
  }
});

test('a page of results does not take the focus', async ({page}) => {
  await open(page, '/search?q=kafka');
  await expect(titles(page).first()).toBeVisible();
  await expect(field(page)).not.toBeFocused();
});

test('without a connection the page says so', async ({page}) => {
  await page.route(/page-list/, (route) => route.abort());
  await open(page, '/search?q=kafka');
  await expect(main(page).getByRole('status')).toContainText('Unable to fetch results');
});

test('search engines leave the page out', async ({request}) => {
  expect(await (await request.get('/search')).text()).toMatch(/name="?robots"? content="?noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/[^/]\/\/[^/]+\/search</);
});

test('no list of pages loads before it is asked for', async ({page}) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page-list')) lists.push(request.url());
  });
  await open(page, '/docs/features');
  await page.waitForLoadState('networkidle');
  expect(lists).toEqual([]);
  await box(page).fill('kafka');
  await box(page).press('Enter');
  await expect.poll(() => lists.length).toBeGreaterThan(0);
});

for (const width of [320, 996]) {
  test(`at ${width} px the box is an icon that leads to the search page`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/docs/features');
    await expect(box(page)).toBeHidden();
    const icon = page.locator('nav.navbar').getByRole('button', {name: 'Search'});
    expect(await icon.boundingBox()).toMatchObject({width: 44, height: 44});
    await icon.click();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeFocused();
    await field(page).fill('lineage');
    await field(page).press('Enter');
    await expect(titles(page).first()).toBeVisible();
    const room = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(room).toBeLessThanOrEqual(0);
  });
}

test('where the box is an icon, the shortcut leads to the search page', async ({page}) => {
  await page.setViewportSize({width: 996, height: 700});
  await open(page, '/docs/features');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the box leads to the search page, which says what it needs', async ({page}) => {
    await page.goto('/docs/features');
    await box(page).fill('a&b #c');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=a%26b+%23c');
    await expect(main(page).locator('noscript p').first()).toBeVisible();
    await expect(main(page).locator('noscript a').first()).toBeVisible();
  });
});

for (const width of [360, 1440]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the search page is accessible at ${width} px, ${theme}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, '/search?q=kafka');
      await holdStill(page);
      await setTheme(page, theme);
      await expect(titles(page).first()).toBeVisible();
      const axe = new AxeBuilder({page}).include('main').include('nav.navbar [role=search]');
      const {violations} = await axe.analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html)}`)).toEqual([]);
    });
  }
}
