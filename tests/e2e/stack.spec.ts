/** /tools/stack: a reader sees what the systems that they run are together, and how to connect them. */
import {expectSame, openTranslated} from './drills/translator';
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/stack';

const system = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const main = (page: Page) => page.getByRole('main');
const picture = (page: Page) => page.getByRole('region', {name: 'Lineage between your systems'});
const steps = (page: Page) =>
  main(page)
    .locator('ol > li')
    .filter({has: page.getByRole('heading', {level: 3})});

test('five clicks from the home page to Snowflake, dbt, and Looker', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'See what your stack gets'}).click();
  await expect(page).toHaveURL(/\/tools\/stack$/);
  for (const name of ['Snowflake', 'dbt', 'Looker']) await system(page, name).click();
  await expect(page.getByText('Systems chosen: 3')).toBeVisible();
  await expect(picture(page).locator('text')).toHaveText(['Snowflake', 'dbt', 'Looker']);
  await expect(main(page)).toContainText('Snowflake → Looker');
  await expect(steps(page).getByRole('heading', {level: 3})).toHaveText([
    '1. Snowflake',
    '2. dbt',
    '3. Looker',
  ]);
  await expect(steps(page).first()).toContainText('grant imported privileges');
  await expect(steps(page).first()).not.toContainText('grant select on all tables');
  await expect(steps(page).nth(1)).toContainText('target_platform: snowflake');
  await expect(page).toHaveURL(/run=snowflake%2Cdbt%2Clooker/);
});

test('what is wanted and how things are named is in the recipes and in the URL', async ({page}) => {
  await open(page, `${PATH}?run=snowflake,dbt`);
  await page.getByRole('checkbox', {name: /^Profiles/}).check();
  await expect(steps(page).first()).toContainText('grant select on all tables');
  await page.getByText('Environment and platform instances').click();
  await page.getByLabel('Environment of all systems').selectOption('DEV');
  await page.getByLabel(/^Platform instance of Snowflake/).fill('warehouse eu');
  await expect(steps(page).nth(1)).toContainText('target_platform_instance: warehouse_eu');
  await expect(steps(page).nth(1)).toContainText('env: DEV');
  await page.reload();
  await expect(steps(page).first()).toContainText('platform_instance: warehouse_eu');
  await expect(page.getByRole('checkbox', {name: /^Profiles/})).toBeChecked();
  await steps(page).first().getByRole('link', {name: 'what each is for'}).click();
  await expect(page.getByRole('checkbox', {name: 'profiling.enabled'})).toBeChecked();
});

test('systems without lineage between them say so', async ({page}) => {
  await open(page, `${PATH}?run=okta,slack`);
  await expect(main(page)).toContainText('No source draws lineage between these systems');
  await expect(picture(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByText('Choose what you run.')).toBeVisible();
});

test('choices change a page that the browser has translated', async ({page}) => {
  const errors = await openTranslated(page, `${PATH}?run=snowflake`);
  await page.locator('main button[aria-pressed]').filter({hasText: /dbt/i}).click();
  await expect(main(page)).toContainText('target_platform: snowflake');
  await page.getByRole('checkbox').nth(2).check();
  await expect(main(page)).toContainText('grant select on all tables');
  await page
    .locator('main button[aria-pressed]')
    .filter({hasText: /snowflake/i})
    .click();
  await expect(main(page)).not.toContainText('grant select on all tables');
  await expectSame(page, errors);
});

test('junk in the URL is harmless', async ({page}) => {
  const junk = '%3Cb%3E%22('.repeat(170);
  await open(page, `${PATH}?run=${junk},s3&want=${junk}&env=${junk}&instances=${junk}`);
  await expect(page.getByText('Systems chosen: 1')).toBeVisible();
});

test('the catalog leads here', async ({page}) => {
  await open(page, '/integrations');
  await main(page).getByRole('link', {name: 'My stack'}).click();
  await expect(page).toHaveURL(/\/tools\/stack$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there are links to what the page is made from', async ({page}) => {
    await page.goto(`${PATH}?run=snowflake`);
    await expect(system(page, 'Snowflake')).toBeHidden();
    await main(page).getByRole('link', {name: 'Automatic lineage extraction'}).click();
    await expect(page).toHaveURL(/automatic-lineage-extraction$/);
  });
});
