/** Source pages as a tool: where to start, and a recipe that takes the fields whose names are pressed. */
import {parse} from 'yaml';
import {open} from './open';
import {expect, type Locator, type Page, test} from './test';

const SNOWFLAKE = '/docs/generated/ingestion/sources/snowflake';
const DBT = '/docs/generated/ingestion/sources/dbt';

const field = (page: Page, id: string) => page.locator(`[id="${id}"] td:first-child > code`);

/** Scrolls to a field, whose name is a button once the reader is there. */
async function reach(page: Page, id: string): Promise<Locator> {
  await field(page, id).scrollIntoViewIfNeeded();
  await expect(field(page, id)).toHaveRole('button');
  return field(page, id);
}

const pane = (page: Page) => page.getByRole('complementary', {name: 'Recipe'});

/** Copies the recipe. @returns its `source.config` */
async function copied(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', {name: 'Copy', exact: true}).last().click();
  await expect(page.getByText('Copied.').last()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return (parse(text) as {source: {config: Record<string, unknown>}}).source.config;
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the guide and the ways to start are on the first screen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, SNOWFLAKE);
  const start = page.getByRole('navigation', {name: 'Start here'});
  for (const name of ['quickstart guide', 'setup', 'grant access', 'copy the recipe']) {
    await expect(start.getByRole('link', {name, exact: true})).toBeInViewport();
  }
  await start.getByRole('link', {name: 'quickstart guide'}).click();
  await expect(page).toHaveURL(/quick-ingestion-guides\/snowflake\/overview$/);
});

test('a pressed field is in the recipe beside it, also after a reload', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, SNOWFLAKE);
  const size = await reach(page, 'snowflake.profiling.sample_size');
  await size.click();
  await expect(pane(page).getByText('sample_size: 50000')).toBeVisible();
  await expect(page).toHaveURL(/[?&]recipe=snowflake\.profiling\.sample_size/);
  expect(await copied(page)).toMatchObject({profiling: {enabled: true, sample_size: 50_000}});

  await page.reload();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await expect(pane(page).getByText('sample_size: 50000')).toBeVisible();
  await size.click();
  await expect(pane(page).getByText('sample_size')).toHaveCount(0);
  await expect(page).not.toHaveURL(/recipe=/);

  await pane(page).getByRole('button', {name: 'Fill in'}).click();
  await pane(page).getByRole('textbox', {name: 'account_id'}).fill('globex-us2');
  await page.reload();
  await reach(page, 'snowflake.start_time');
  await page.getByRole('button', {name: 'Copy with my values'}).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'account_id: globex-us2',
  );
  await pane(page).getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

test('keys work, a required field stays, and the reader hears what happened', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${SNOWFLAKE}?recipe=snowflake.nothing_such`);
  const unknown = 'Not a field on this page: snowflake.nothing_such';
  await expect(pane(page).getByText(unknown)).toBeVisible();
  const start = await reach(page, 'snowflake.start_time');
  await start.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('start_time added to the recipe')).toBeAttached();
  await field(page, 'snowflake.account_id').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The recipe requires account_id')).toBeAttached();
  await pane(page).getByRole('button', {name: 'Remove start_time'}).press('Enter');
  await expect(start).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone, the recipe is in a drawer; each module has its own', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, DBT);
  await (await reach(page, 'dbt-cloud.use_identifiers')).click();
  await expect(page.getByText('1 change to the recipe')).toBeVisible();
  await page.getByRole('button', {name: 'Show the recipe'}).last().click();
  const drawer = page.getByRole('dialog', {name: 'Recipe'});
  await expect(drawer.getByText('use_identifiers: true')).toBeVisible();
  expect(await copied(page)).toHaveProperty('job_id');
  await drawer.getByRole('combobox', {name: 'Module'}).selectOption('dbt');
  await expect(drawer.getByText('manifest_path')).toBeVisible();
  await drawer.getByRole('button', {name: 'Reset'}).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 change to the recipe')).toHaveCount(0);
});
