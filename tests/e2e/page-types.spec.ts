/** One page of each type: clean console, own host only, accessible, fits the screen. */
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
  // One module; several; nothing to tell.
  '/docs/generated/ingestion/sources/bigquery',
  '/docs/generated/ingestion/sources/dbt',
  '/docs/generated/ingestion/sources/demo-data',
  '/docs/generated/lineage/automatic-lineage-extraction',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/queries',
  // The longest of those written by hand, each with parts of its own.
  '/docs/what/mxe',
  '/docs/docker',
  '/docs/metadata-modeling/metadata-model',
];

for (const url of PAGES) {
  test(`${url} is sound`, async ({page}) => {
    test.slow();
    await expectSound(page, url, {sample: true});
  });
}

/** Drawn like pages of Next, by the same parts: only that they load is their own. */
const FROZEN = [
  'features',
  'category/features',
  'generated/ingestion/sources/bigquery',
  'generated/lineage/automatic-lineage-extraction',
  'generated/metamodel/entities/dataset',
  'graphql/queries',
];

/** These two are made like the queries, and take seconds to look at. */
const LARGEST = ['/docs/graphql/objects', '/docs/graphql/mutations'];

for (const url of [...FROZEN.map((page) => `${FROZEN_DOCS}/${page}`), ...LARGEST]) {
  test(`${url} loads without errors and without other hosts`, async ({page}) => {
    await expectSound(page, url);
  });
}

test('the page of an unknown address is for everyone', async ({page}) => {
  // It logs its own 404.
  await open(page, '/no-such-page');
  await expectForEveryone(page);
});
