/** Direct answers above the results, and what the dialog offers before a search. */
import {expect, test} from '../test';
import {open} from '../open';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {dialog, field, openDialog, options, searchFor} from './parts';
import {hits, main} from './page-parts';

const SHARDS = /\/assets\/search\/.*\/answers\/\d+\.json/;

test('the dialog answers with a variable, which can be copied and leads to its row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/features');
  await searchFor(page, 'DATAHUB_GMS_HOST default');
  const answer = dialog(page).getByRole('region', {name: 'Answer'});
  await expect(answer).toContainText('Environment variable');
  await expect(answer).toContainText('localhost');
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^Answer: Environment variable DATAHUB_GMS_HOST\. .* \d+ results$/,
  );
  await answer.getByRole('button', {name: 'Copy DATAHUB_GMS_HOST'}).click();
  await expect(answer).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DATAHUB_GMS_HOST');
  // The keys still belong to the results.
  await field(page).focus();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await answer.getByRole('link', {name: 'DATAHUB_GMS_HOST'}).click();
  await expect(page).toHaveURL('/docs/deploy/environment-vars#datahub_gms_host');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#datahub_gms_host')).toBeInViewport();
});

test('the search page answers with the field of the source that the query names', async ({
  page,
}) => {
  await open(page, `/search?q=include_table_lineage+snowflake&version=${FROZEN}`);
  const answer = main(page).getByRole('region', {name: 'Answer'});
  await expect(answer).toContainText('Configuration field · Snowflake');
  await expect(answer).toContainText(/Type\s*boolean\s*Default\s*true/);
  await expect(answer.getByRole('link', {name: 'include_table_lineage'})).toHaveAttribute(
    'href',
    `${FROZEN_DOCS}/generated/ingestion/sources/snowflake#snowflake.include_table_lineage`,
  );
  await expect(hits(page).first()).toBeVisible();
});

test('a short option is answered for its command, and a key aspect with the parts of the URN', async ({
  page,
}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'datahub ingest -c');
  const answer = dialog(page).getByRole('region', {name: 'Answer'});
  await expect(answer.getByRole('link', {name: '-c, --config'})).toHaveAttribute(
    'href',
    /^\/docs\/cli#/,
  );
  await expect(answer).toContainText('Recipe');
  await expect(answer.getByRole('button', {name: 'Copy --config'})).toBeVisible();
  await field(page).fill('datasetKey');
  await expect(answer).toContainText('origin');
  await answer.getByRole('link', {name: 'datasetKey'}).click();
  await expect(page).toHaveURL('/docs/generated/metamodel/entities/dataset#urn');
});

test('the script that grants access can be read and copied', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'snowflake grants');
  const answer = dialog(page).getByRole('region', {name: 'Answer'});
  const script = answer.locator('details', {hasText: 'Role, warehouse, user'});
  await expect(script.getByText('grant usage')).toBeHidden();
  await script.locator('summary').click();
  await expect(script.getByText('grant usage')).toBeVisible();
  await expect(answer.getByRole('button', {name: 'Copy Role, warehouse, user'})).toBeVisible();
});

test('without its files there is no answer, but results, and the next search tries again', async ({
  page,
}) => {
  await page.route(SHARDS, (route) => route.abort());
  await open(page, '/docs/features');
  await searchFor(page, 'DATAHUB_GMS_HOST');
  const answer = dialog(page).getByRole('region', {name: 'Answer'});
  await expect(answer).toHaveCount(0);
  await page.unroute(SHARDS);
  await field(page).fill('DATAHUB_GMS_HOST default');
  await expect(answer).toContainText('Environment variable');
});

test('before a search, the dialog offers six pages of the version, and names it', async ({
  page,
}) => {
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await openDialog(page);
  const ways = dialog(page).getByRole('list', {name: 'Where to start'}).getByRole('link');
  await expect(ways).toHaveCount(6);
  for (const way of await ways.all()) {
    await expect(way).toHaveAttribute('href', new RegExp(`^${FROZEN_DOCS}/`));
  }
  await expect(dialog(page)).toContainText(`The search covers version ${FROZEN}.`);
  await expect(dialog(page)).not.toContainText('isn’t out yet');
  await ways.first().click();
  await expect(dialog(page)).toHaveCount(0);
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(dialog(page)).toContainText('It describes the next release, which isn’t out yet.');
  await expect(ways).toHaveCount(6);
});
