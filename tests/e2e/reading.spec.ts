/** Parts of a page that readers rely on: tabs, copy buttons, drawings, headings, print, and no scripts. */
import {expect, test} from './test';
import {open} from './open';

const BIGQUERY = '/docs/generated/ingestion/sources/bigquery';
const STARTED = '/docs/api/graphql/getting-started';

test('tabs of one group change together and stay selected', async ({page}) => {
  await open(page, STARTED);
  const python = page.getByRole('tab', {name: 'Python'});
  expect(await python.count()).toBeGreaterThan(1);
  await python.first().click();
  await expect(python.last()).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(python.first()).toHaveAttribute('aria-selected', 'true');
});

test('a code block is copied exactly as shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/quickstart');
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('code').innerText()).trim());
});

test('the heading in view is highlighted in the table of contents', async ({page}) => {
  await open(page, '/docs/quickstart');
  const entry = page.locator('.table-of-contents').getByRole('link', {name: 'Ports', exact: true});
  await entry.click();
  await expect(page).toHaveURL(/#ports$/);
  await expect(page.getByRole('heading', {name: 'Ports'})).toBeInViewport();
  await expect(entry).toHaveClass(/--active/);
});

test('the sidebar shows where the page is', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await open(page, '/docs/generated/ingestion/sources/trino');
  await expect(sidebar.getByRole('link', {name: 'Trino', exact: true})).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, '/docs/features');
  await page.locator('article').getByRole('link', {name: 'Tags', exact: true}).click();
  await expect(sidebar.getByRole('link', {name: 'Tags', exact: true})).toBeInViewport();
});

for (const url of ['/docs/features', '/docs/what/mxe', '/docs/generated/metamodel/entities/tag']) {
  test(`drawings of ${url} have a text alternative`, async ({page}) => {
    await open(page, url);
    const images = page.locator('article figure [role="img"]');
    expect(await images.count()).toBeGreaterThan(0);
    for (const image of await images.all()) await expect(image).toHaveAccessibleName(/\S+ \S+/);
  });
}

test('a generated page links to its guide or its facts, and shows a date', async ({page}) => {
  await open(page, BIGQUERY);
  const edit = page.getByRole('link', {name: 'Edit this page'});
  await expect(edit).toHaveAttribute('href', /\/reference\/sources\/bigquery\.md$/);
  await open(page, '/docs/generated/metamodel/entities/assertion');
  await expect(edit).toHaveAttribute('href', /\/reference\/metamodel\/entities\/assertion\.yaml$/);
  await open(page, '/docs/quickstart');
  await expect(edit).toHaveAttribute('href', /\/docs\/quickstart\.mdx?$/);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});

test('printed pages show folded content, and no navigation', async ({page}) => {
  await open(page, '/docs/graphql/inputObjects');
  const table = page.locator('details.ref-def').first().locator('table');
  await expect(table).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(table).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('reduced motion is respected', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/category/features');
  const duration = await page
    .locator('a.card')
    .first()
    .evaluate((card) => getComputedStyle(card).transitionDuration);
  expect(duration).toMatch(/^(0\.001s|1e-0?6s)(, |$)/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('reference pages are readable in full', async ({page}) => {
    await page.goto(BIGQUERY);
    await expect(page.getByRole('heading', {level: 1})).toContainText('BigQuery');
    await expect(page.locator('tr[id="bigquery.profiling.enabled"]')).toBeVisible();
    await expect(page.getByRole('searchbox', {name: /^Filter/})).toHaveCount(0);
    await page.goto('/docs/generated/metamodel/entities/dataset');
    await expect(page.locator('figure svg').first()).toBeVisible();
  });
});
