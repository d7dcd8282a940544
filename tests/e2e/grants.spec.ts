/** /tools/grants: a reader gets the fewest privileges for what they want from a source. */
import {FROZEN} from '../versions';
import {expectSame, openTranslated} from './drills/translator';
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/grants';

const source = (page: Page) => page.getByRole('combobox', {name: 'Source', exact: true});
const status = (page: Page) => page.getByRole('status').filter({hasText: 'privileges are needed'});
const box = (page: Page, name: string) => page.getByRole('checkbox', {name});
const main = (page: Page) => page.getByRole('main');

test('what a reader unticks goes from the list, the script, and the recipe', async ({page}) => {
  await open(page, PATH);
  await expect(page.getByText('Choose a source to see what it needs.')).toBeVisible();
  await source(page).selectOption('Snowflake');
  await expect(status(page)).toContainText('Snowflake: ');
  await expect(main(page)).toContainText('grant imported privileges on database snowflake');
  for (const name of ['Table-Level Lineage', 'Column-level Lineage', 'Dataset Usage']) {
    await box(page, name).uncheck();
  }
  await box(page, 'include_operational_stats').uncheck();
  await expect(main(page)).not.toContainText('grant imported privileges on database snowflake');
  await expect(main(page)).toContainText('include_usage_stats: false');
  await box(page, 'profiling.enabled').check();
  await expect(main(page)).toContainText('grant select on all tables in schema analytics.marts');
  await expect(main(page)).toContainText(/profiling:\s+enabled: true/);
  await expect(page.getByRole('heading', {name: 'Check the access'})).toBeVisible();
});

test('the URL leads back to the choice, and buttons change all of it', async ({page}) => {
  await open(page, `${PATH}?source=mssql`);
  await expect(box(page, 'include_jobs')).toBeChecked();
  await box(page, 'include_jobs').uncheck();
  await expect(page).toHaveURL(/source=mssql&for=/);
  await page.reload();
  await expect(box(page, 'include_jobs')).not.toBeChecked();
  await page.getByRole('button', {name: 'Everything'}).click();
  await expect(box(page, 'Data Profiling')).toBeChecked();
  await page.getByRole('button', {name: 'Only what every run needs'}).click();
  await expect(box(page, 'Data Profiling')).not.toBeChecked();
  await page.getByRole('button', {name: 'What a run does by default'}).click();
  await expect(box(page, 'include_jobs')).toBeChecked();
  await expect(page).toHaveURL(/source=mssql$/);
});

test('a release has its own privileges, and may lack a source', async ({page}) => {
  await open(page, `${PATH}?source=vertexai`);
  await expect(status(page)).toContainText('Vertex AI');
  await page.getByRole('combobox', {name: 'Version', exact: true}).selectOption(FROZEN);
  await expect(
    page.getByText(`${FROZEN} has no source “vertexai” that needs privileges.`),
  ).toBeVisible();
});

test('the page of a source leads here and back', async ({page}) => {
  await open(page, '/docs/generated/ingestion/sources/redshift');
  await page.getByRole('link', {name: 'select what you want'}).click();
  await expect(source(page)).toHaveValue('redshift');
  await main(page).getByRole('link', {name: 'Redshift', exact: true}).first().click();
  await expect(page).toHaveURL(/\/sources\/redshift$/);
});

test('choices change a page that the browser has translated', async ({page}) => {
  const errors = await openTranslated(page, `${PATH}?source=snowflake`);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(3).uncheck();
  await boxes.nth(5).uncheck();
  await expect(main(page)).toContainText('include_usage_stats: false');
  await source(page).selectOption('kafka');
  await expect(main(page)).toContainText('kafka-acls');
  await expectSame(page, errors);
});

test('junk in the URL is harmless', async ({page}) => {
  const junk = '%3Cb%3E%22('.repeat(230);
  await open(page, `${PATH}?source=${junk}&for=${junk}&version=${junk}`);
  await expect(source(page)).toHaveValue('');
  await open(page, `${PATH}?source=bigquery&for=${junk}`);
  await expect(status(page)).toContainText('BigQuery: ');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there are links to all privileges of each source', async ({page}) => {
    await page.goto(`${PATH}?source=snowflake`);
    await expect(source(page)).toBeHidden();
    await expect(main(page).getByRole('link', {name: 'Snowflake'})).toHaveAttribute(
      'href',
      '/docs/generated/ingestion/sources/snowflake#access',
    );
  });
});
