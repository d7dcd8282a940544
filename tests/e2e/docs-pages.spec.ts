/** What a reader does on docs pages: switch versions, follow deep links, filter, read without scripts. */
import {expect, test} from '@playwright/test';

const BIGQUERY = '/docs/generated/ingestion/sources/bigquery';

test('the version menu keeps the reader on the page', async ({page}) => {
  await page.goto(BIGQUERY);
  await page.getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '0.15.0'}).first().click();
  await expect(page).toHaveURL(/\/docs\/0\.15\.0\/generated\/ingestion\/sources\/bigquery$/);
  await expect(page.getByText('no longer actively maintained')).toBeVisible();
});

test('links of a frozen page stay in its version', async ({page}) => {
  await page.goto('/docs/0.15.0/generated/ingestion/sources/bigquery');
  const hrefs = await page
    .locator('article a[href^="/docs"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(hrefs.filter((href) => !href.startsWith('/docs/0.15.0'))).toEqual([]);
});

test('a generated page leads to its facts and shows a date', async ({page}) => {
  await page.goto(BIGQUERY);
  const edit = page.getByRole('link', {name: 'Edit this page'});
  await expect(edit).toHaveAttribute('href', /\/reference\/sources\/bigquery\.yaml$/);
  await page.goto('/docs/quickstart');
  await expect(edit).toHaveAttribute('href', /\/docs\/quickstart\.mdx?$/);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});

test('a link to a config field marks the field', async ({page}) => {
  await page.goto(`${BIGQUERY}#bigquery.profiling.enabled`);
  const row = page.locator('[id="bigquery.profiling.enabled"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-target', /.*/);
});

test('the filter finds config fields, counts them, and stands in the URL', async ({page}) => {
  await page.goto(BIGQUERY);
  const rows = page.locator('tr[id^="bigquery."]');
  const all = await rows.count();
  await page.getByRole('searchbox', {name: 'Filter fields'}).fill('credential client');
  await expect(page.locator('tr[id="bigquery.credential.client_email"]')).toBeVisible();
  await expect(page.locator('tr[id="bigquery.profiling.enabled"]')).toBeHidden();
  await expect(page).toHaveURL(/[?&]bigquery=credential(\+|%20)client/);
  await page.reload();
  await expect(page.locator('tr[id="bigquery.profiling.enabled"]')).toBeHidden();
  await page.getByRole('searchbox', {name: 'Filter fields'}).press('Escape');
  await expect(rows.filter({visible: true})).toHaveCount(all);
});

test('GraphQL types link across the pages and open on arrival', async ({page}) => {
  await page.goto('/docs/graphql/queries');
  await page.locator('article a[href="objects#searchresults"]').first().click();
  await expect(page).toHaveURL(/\/docs\/graphql\/objects#searchresults$/);
  const definition = page.locator('[id="searchresults"]');
  await expect(definition).toBeInViewport();
  await expect(definition.locator('table')).toBeVisible();
});

test('a GraphQL link of the frozen version stays there', async ({page}) => {
  await page.goto('/docs/0.15.0/graphql/queries');
  await page.locator('article a[href="objects#searchresults"]').first().click();
  await expect(page).toHaveURL(/\/docs\/0\.15\.0\/graphql\/objects#searchresults$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('reference pages read in full', async ({page}) => {
    await page.goto(BIGQUERY);
    await expect(page.getByRole('heading', {level: 1})).toContainText('BigQuery');
    await expect(page.locator('tr[id="bigquery.profiling.enabled"]')).toBeVisible();
    await page.goto('/docs/generated/metamodel/entities/dataset');
    await expect(page.locator('figure svg').first()).toBeVisible();
  });
});
