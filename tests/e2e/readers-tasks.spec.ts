/** Ten tasks that readers come with: one search each, whose first result has the answer. */
import {open} from './open';
import {expect, type Page, test} from './test';
import {dialog, field, options} from './search/parts';

type Task = {query: string; page: string; answer: string | RegExp};

const TASKS: readonly Task[] = [
  {
    query: 'snowflake with dbt and looker',
    page: '/docs/quick-ingestion-guides/snowflake-dbt-looker',
    answer: 'target_platform_instance',
  },
  {
    query: 'bigquery grants',
    page: '/docs/generated/ingestion/sources/bigquery',
    answer: 'bigquery.jobs.create',
  },
  {
    query: 's3 partitioned tables',
    page: '/docs/generated/ingestion/sources/s3',
    answer: 'partition_0',
  },
  {query: 'upgrade from 0.13', page: '/docs/how/updating-datahub', answer: /^0\.13\.3/},
  {
    query: 'owners for 500 tables',
    page: '/docs/generated/ingestion/sources/csv-enricher',
    answer: 'ownership_type',
  },
  {
    query: 'switch off sign-up',
    page: '/docs/authentication/guides/add-users',
    answer: 'AUTH_NATIVE_ENABLED',
  },
  {
    query: 'aspects of a chart',
    page: '/docs/generated/metamodel/entities/chart',
    answer: 'chartInfo',
  },
  {
    query: 'core or cloud',
    page: '/docs/managed-datahub/managed-datahub-overview',
    answer: 'Features that only Cloud has',
  },
  {
    query: 'write and test a source',
    page: '/docs/metadata-ingestion/adding-source',
    answer: 'TestableSource',
  },
];

async function findByKeyboard(page: Page, {query, page: url, answer}: Task): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((found) => found.pathname === url);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main').getByText(answer).first()).toBeAttached();
}

for (const task of TASKS) {
  test(`a reader finds by one search: ${task.query}`, async ({page}) => {
    await open(page, '/docs/features');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await findByKeyboard(page, task);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 780}});

  test('a reader finds by one search: backup', async ({page}) => {
    await open(page, '/docs/features');
    await page.getByRole('link', {name: 'Search docs'}).first().tap();
    await findByKeyboard(page, {
      query: 'backup',
      page: '/docs/how/backup-datahub',
      answer: /mysqldump/,
    });
  });
});
