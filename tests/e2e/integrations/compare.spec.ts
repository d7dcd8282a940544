/** Comparing up to four sources: selection on the cards and in the matrix, the table, and the address. */
import {expect, test, type Page} from '../test';
import {resize} from '../every-width';
import {CAPABILITIES} from '../../../src/features/integrations/model/vocabulary';
import {openCatalog} from './catalog';

const tray = (page: Page) => page.getByRole('region', {name: 'Comparison'});
/** Returns the names of the columns, without the initials that replace a logo. */
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', {name: `Compare ${name}`, exact: true});

test('sources are selected on the cards and then shown side by side', async ({page}) => {
  await openCatalog(page);
  await expect(tray(page)).toBeHidden();
  await box(page, 'BigQuery').check();
  await expect(tray(page)).toContainText('Choose up to 4 to compare');
  await box(page, 'Athena').check();
  await expect(page).toHaveURL('/integrations?view=cards&compare=bigquery,athena');
  await tray(page).getByRole('link', {name: 'Compare 2'}).click();
  await expect(page).toHaveURL('/integrations?compare=bigquery,athena');
  await expect(page.getByRole('heading', {name: 'Side by side'})).toBeFocused();
  const table = page.getByRole('table');
  await expect(columns(page)).toHaveText(['BigQuery', 'Athena']);
  const names = await table.getByRole('rowheader').allTextContents();
  expect(names).toEqual(expect.arrayContaining(['Support level', 'Connection', ...CAPABILITIES]));
  await page.goBack();
  await expect(box(page, 'Athena')).toBeChecked();
});

test('a shared address shows the comparison, with notes and links', async ({page}) => {
  await openCatalog(page, '?compare=snowflake,looker');
  const table = page.getByRole('table');
  await expect(table.getByRole('link', {name: 'Snowflake'})).toHaveAttribute(
    'href',
    '/docs/generated/ingestion/sources/snowflake',
  );
  const containers = table.getByRole('row', {name: /^Asset Containers/});
  await expect(containers).toContainText('Databases and schemas.');
  const lineage = table.getByRole('row', {name: /^Table-Level Lineage/});
  await expect(lineage).toContainText(/lookml: (Yes|No)\./);
  await page.reload();
  await expect(columns(page)).toHaveText(['Snowflake', 'Looker']);
});

test('columns can be added and removed', async ({page}) => {
  await openCatalog(page, '?compare=snowflake,looker');
  await page.getByRole('button', {name: 'Remove Snowflake from the comparison'}).click();
  await page.getByLabel('Add a source').selectOption('Kafka');
  await expect(columns(page)).toHaveText(['Looker', 'Kafka']);
  await expect(page).toHaveURL('/integrations?compare=looker,kafka');
  await page.goBack();
  await page.goBack();
  await expect(columns(page)).toHaveText(['Snowflake', 'Looker']);
});

test('a fifth source is rejected with a message', async ({page}) => {
  await openCatalog(page, '?view=cards&compare=bigquery,athena,kafka,looker');
  await expect(tray(page).getByRole('status')).toHaveText('');
  await box(page, 'Snowflake').click();
  await expect(box(page, 'Snowflake')).not.toBeChecked();
  await expect(tray(page).getByRole('status')).toContainText('You can compare up to 4 sources.');
  await box(page, 'Kafka').click();
  await expect(tray(page).getByRole('status')).toHaveText('');
  await box(page, 'Snowflake').check();
  await expect(page).toHaveURL(/compare=bigquery,athena,looker,snowflake$/);
});

test('invalid sources in the address are left out with a message', async ({page}) => {
  await openCatalog(page, '?compare=nowhere,snowflake,airflow');
  await expect(columns(page)).toHaveText(['Snowflake']);
  await expect(page.getByText('Ignored (not a source): nowhere, airflow.')).toBeVisible();
  await openCatalog(page, '?compare=snowflake,bigquery,kafka,looker,athena');
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByText('You can compare up to 4 sources.')).toBeVisible();
});

test('an empty comparison says how to select sources', async ({page}) => {
  await openCatalog(page);
  await page.getByRole('navigation', {name: 'View'}).getByRole('link', {name: 'Compare'}).click();
  await page.getByRole('link', {name: 'Compare three warehouses'}).click();
  await expect(columns(page)).toHaveCount(3);
  await expect(page).toHaveURL('/integrations?compare=snowflake,bigquery,redshift');
});

test('sources can also be selected in the matrix, by keyboard', async ({page}) => {
  await openCatalog(page, '?view=matrix&q=kafka');
  await box(page, 'Kafka Connect').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/integrations?q=kafka&view=matrix&compare=kafka-connect');
  await tray(page).getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(box(page, 'Kafka Connect')).not.toBeChecked();
});

test('all columns fit without a box that scrolls, and a phone shows one at a time', async ({
  page,
}) => {
  await openCatalog(page, '?compare=snowflake,bigquery,redshift');
  const table = page.getByRole('table');
  const hidden = () =>
    table.evaluate(({parentElement: around}) => {
      if (!around) return undefined;
      return [around.scrollWidth - around.clientWidth, around.scrollHeight - around.clientHeight];
    });
  expect(await hidden()).toEqual([0, 0]);
  await expect(columns(page)).toHaveText(['Snowflake', 'BigQuery', 'Redshift']);
  await resize(page, 360, 780);
  await expect(columns(page)).toHaveText(['Snowflake']);
  await page.getByRole('button', {name: 'Redshift', exact: true}).click();
  await expect(columns(page)).toHaveText(['Redshift']);
  expect(await hidden()).toEqual([0, 0]);
});

test('the chosen sources cover little of a low window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openCatalog(page, '?view=cards&compare=bigquery,athena,kafka,looker');
  await box(page, 'Snowflake').click();
  await expect(tray(page).getByRole('status')).toContainText('You can compare up to 4 sources.');
  expect((await tray(page).boundingBox())?.height).toBeLessThan(128);
});
