/** One page of each type: it has a clean console, uses no other host, is accessible, and fits the screen. */
import {test} from './test';
import {FROZEN_DOCS} from '../versions';
import {expectForEveryone, expectSound} from './every-width';
import {open} from './open';

const PAGES = [
  '/',
  '/docs',
  '/docs/features',
  '/docs/quickstart',
  '/docs/api/graphql/getting-started',
  '/docs/category/features',
  // One module; several modules; nothing to list.
  '/docs/generated/ingestion/sources/bigquery',
  '/docs/generated/ingestion/sources/dbt',
  '/docs/generated/ingestion/sources/demo-data',
  '/docs/generated/lineage/automatic-lineage-extraction',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/queries',
  // The longest of the hand-written pages, each with parts that others lack.
  '/docs/what/mxe',
  '/docs/docker',
  '/docs/metadata-modeling/metadata-model',
  '/accessibility',
  '/privacy',
  '/tools',
  '/tools/urn',
  '/tools/privileges',
  '/tools/recipe',
  '/tools/grants?source=bigquery',
  '/tools/stack?run=postgres,kafka,snowflake,dbt,looker,mlflow',
  '/tools/graphql',
  '/tools/upgrade',
  '/tools/metamodel',
];

for (const url of PAGES) {
  test(`${url} passes all checks`, async ({page}) => {
    test.slow();
    await expectSound(page, url, {sample: true});
  });
}

/** Rendered by the same components as pages of Next, so only their loading is checked. */
const FROZEN = [
  'features',
  'category/features',
  'generated/ingestion/sources/bigquery',
  'generated/lineage/automatic-lineage-extraction',
  'generated/metamodel/entities/dataset',
  'graphql/queries',
];

/** These two are generated like the queries, and checking them takes seconds. */
const LARGEST = ['/docs/graphql/objects', '/docs/graphql/mutations'];

for (const url of [...FROZEN.map((page) => `${FROZEN_DOCS}/${page}`), ...LARGEST]) {
  test(`${url} loads without errors and without other hosts`, async ({page}) => {
    await expectSound(page, url);
  });
}

test('the page of an unknown address passes all checks', async ({page}) => {
  // It logs its own 404.
  await open(page, '/no-such-page');
  await expectForEveryone(page);
});
