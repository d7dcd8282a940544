/** The filter box above long lists: what it finds, counts, hides, and unfolds, and what it stores in the URL. */
import {expect, test, type Page} from './test';
import {open} from './open';

const BIGQUERY = '/docs/generated/ingestion/sources/bigquery';
const DATASET = '/docs/generated/metamodel/entities/dataset';
const OBJECTS = '/docs/graphql/objects';

const box = (page: Page, name: string) => page.getByRole('searchbox', {name});
const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('it finds and counts config fields, and is in the URL', async ({page}) => {
  await open(page, BIGQUERY);
  const rows = page.locator('tr[id^="bigquery."]');
  const all = await rows.count();
  await box(page, 'Filter fields').fill('credential client');
  await expect(byId(page, 'bigquery.credential.client_email')).toBeVisible();
  await expect(byId(page, 'bigquery.profiling.enabled')).toBeHidden();
  await expect(page).toHaveURL(/[?&]bigquery=credential(\+|%20)client/);
  const shown = await rows.filter({visible: true}).count();
  await expect(page.getByRole('status').filter({hasText: 'fields'})).toHaveText(
    `${shown} of ${all} fields`,
  );
  await page.reload();
  await expect(byId(page, 'bigquery.profiling.enabled')).toBeHidden();
  await box(page, 'Filter fields').press('Escape');
  await expect(rows.filter({visible: true})).toHaveCount(all);
  await expect(page).toHaveURL(BIGQUERY);
});

test('it is there again after a visit to another page', async ({page}) => {
  await open(page, '/docs/graphql/queries');
  await box(page, 'Filter queries').fill('lineage');
  await expect(page).toHaveURL(/filter=lineage/);
  await page.getByRole('link', {name: 'Mutations', exact: true}).click();
  await expect(box(page, 'Filter mutations')).toHaveValue('');
  await page.goBack();
  await expect(box(page, 'Filter queries')).toHaveValue('lineage');
  await expect(page.locator('td a[href="#searchacrosslineage"]')).toBeVisible();
  await expect(page.locator('td a[href="#getaccesstoken"]')).toBeHidden();
});

test('headings without a match are hidden with their items', async ({page}) => {
  await open(page, `${DATASET}?aspect=usage`);
  await expect(byId(page, 'datasetusagestatistics').locator('table')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Timeseries aspects'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Governance aspects'})).toBeHidden();
  await box(page, 'Filter aspects').fill('');
  await expect(page.getByRole('heading', {name: 'Governance aspects'})).toBeVisible();
  await expect(byId(page, 'datasetusagestatistics').locator('table')).toBeHidden();
});

test('groups of a table without a match are hidden with their rows', async ({page}) => {
  await open(page, `${BIGQUERY}?bigquery=credential`);
  const group = (name: string) => page.locator('.ref-group', {hasText: name});
  await expect(group('credential')).toBeVisible();
  await expect(group('profiling')).toBeHidden();
});

test('a type does not match by the places where it is used', async ({page}) => {
  await open(page, `${OBJECTS}?filter=getaccesstokenmetadata`);
  await expect(page.getByText(/^No objects match/)).toBeVisible();
});

test('long tables have their own filters', async ({page}) => {
  await open(page, '/docs/authorization/policies?platform=ingestion');
  const platform = box(page, 'Filter rows: Platform');
  await expect(platform).toHaveValue('ingestion');
  await expect(page.getByRole('row', {name: /^Manage Metadata Ingestion/})).toBeVisible();
  await expect(page.getByRole('row', {name: /^Manage Domains/})).toBeHidden();
  await box(page, 'Filter rows: Metadata').fill('nothingsuch');
  await expect(page.getByText('No rows match “nothingsuch”')).toBeVisible();
  await expect(page).toHaveURL(/platform=ingestion&metadata=nothingsuch/);
});

test('if nothing matches, the filter can be cleared', async ({page}) => {
  await open(page, `${BIGQUERY}?bigquery=nothingsuch`);
  await expect(page.getByText('No fields match “nothingsuch”')).toBeVisible();
  await page.getByRole('button', {name: 'Clear filter'}).click();
  await expect(byId(page, 'bigquery.profiling.enabled')).toBeVisible();
  await expect(box(page, 'Filter fields')).toBeFocused();
});

test('a link to what the filter hides shows it', async ({page}) => {
  await open(page, `${BIGQUERY}?bigquery=credential#bigquery.profiling.enabled`);
  await expect(byId(page, 'bigquery.profiling.enabled')).toBeInViewport();
  await expect(box(page, 'Filter fields')).toHaveValue('');
});
