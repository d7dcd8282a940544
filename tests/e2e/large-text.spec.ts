/** Pages on a phone whose reader has set text to twice the size: nothing overflows the screen. */
import {expect, test} from './test';
import {expectToFit} from './every-width';
import {hydrated, openWithLargeText} from './open';

const PAGES = [
  '/',
  '/docs',
  '/docs/quickstart',
  // Tables and code.
  '/docs/deploy/environment-vars',
  '/docs/generated/ingestion/sources/snowflake',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/queries',
  '/integrations',
  '/integrations?view=matrix',
  '/integrations?view=compare&compare=snowflake,bigquery',
  '/learn',
  '/learn/data-mesh',
  '/search?q=DATAHUB_GMS_HOST',
  '/events',
  '/champions',
  '/guild',
  '/slack',
  '/adoption-stories',
  '/tools',
  '/tools/urn',
  '/tools/privileges',
  '/tools/recipe',
  '/tools/grants?source=bigquery',
  '/tools/stack?run=postgres,kafka,snowflake,dbt,looker,mlflow',
  '/tools/graphql',
  '/tools/upgrade',
  '/tools/metamodel',
  '/customer-stories-survey',
  '/no-such-page',
];

for (const url of PAGES) {
  test(`${url} fits`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openWithLargeText(page, url);
    // Results and answers arrive after the page.
    if (url.startsWith('/search')) {
      await expect(page.getByRole('region', {name: 'Answer'})).toBeVisible();
      await expect(page.locator('main ol > li').first()).toBeVisible();
    }
    await expectToFit(page, [360]);
  });
}

test('the name of the site leaves room for the search', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openWithLargeText(page, '/docs/quickstart');
  const name = await page.locator('.navbar__title').first().boundingBox();
  const search = await page.getByRole('link', {name: 'Search docs'}).boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});

test('the browser’s own text size does the same as the style sheet', async ({
  playwright,
  baseURL,
}) => {
  const {executablePath, args = []} = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: [...args, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  });
  const page = await browser.newPage({viewport: {width: 360, height: 740}});
  for (const url of ['/', '/docs/quickstart', '/integrations', '/slack']) {
    await page.goto(`${baseURL}${url}`);
    await hydrated(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expectToFit(page, [360]);
  }
  await browser.close();
});
