/** /tools/metamodel: a reader finds an entity, sees its neighbors and aspects, and copies a request. */
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/metamodel';

const question = (page: Page) => page.getByLabel('Entity or aspect');
const rows = (page: Page) => page.locator('main tbody tr');
const status = (page: Page) => page.getByRole('status').filter({hasText: /entities|aspects|match/});
const aspect = (page: Page, name: string) => page.locator(`#aspect-${name}`);

test('an aspect leads to the entities that take it, and an entity to its aspects', async ({
  page,
}) => {
  await open(page, PATH);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(50);
  await question(page).fill('datasetProfile');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', {name: 'Dataset', exact: true}).click();
  await expect(page).toHaveURL(/entity=dataset/);
  await expect(page.getByRole('heading', {name: 'Dataset', level: 2})).toBeVisible();
  await expect(aspect(page, 'datasetProfile')).toContainText('Timeseries');
  await aspect(page, 'ownership').locator('summary').click();
  await expect(aspect(page, 'ownership')).toContainText('Write with Python');
  await expect(aspect(page, 'ownership')).toContainText('OwnershipClass(');
  await expect(aspect(page, 'ownership')).toContainText('addOwner(');
  await expect(page).toHaveURL(/aspect=ownership/);
  await page.reload();
  await expect(aspect(page, 'ownership')).toContainText('/openapi/v3/entity/dataset/');
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});

test('the graph of an entity leads to its neighbors, with the keyboard, too', async ({page}) => {
  await open(page, `${PATH}?entity=chart`);
  const graph = page.getByRole('region', {name: /neighbors of Chart/});
  await graph.getByRole('link', {name: /^Dashboard/}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 2})).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Dashboard');
  await page.getByText('All relationships as a table').click();
  await expect(page.getByRole('row', {name: /refers to .*Contains/}).first()).toBeVisible();
  await page.getByRole('button', {name: 'All entities'}).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(50);
});

test('filters narrow the list and the graph, and the URL keeps them', async ({page}) => {
  await open(page, PATH);
  const all = await rows(page).count();
  await page.getByRole('button', {name: 'Timeseries'}).click();
  await expect.poll(() => rows(page).count()).toBeLessThan(all / 2);
  await page.getByRole('button', {name: 'Show as graph'}).click();
  const graph = page.getByRole('region', {name: /Entities and their relationships/});
  await expect(graph.getByRole('link', {name: 'Dataset', exact: true})).toBeVisible();
  await expect(page).toHaveURL(/only=timeseries/);
  await expect(page).toHaveURL(/view=graph/);
  await page.reload();
  await expect(page.getByRole('button', {name: 'Timeseries'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await graph.getByRole('link', {name: 'Dataset', exact: true}).click();
  await expect(status(page)).toContainText('Dataset: ');
});

test('what matches nothing says so, and junk is harmless', async ({page}) => {
  await open(page, PATH);
  await question(page).fill('xyzzy');
  await expect(status(page)).toContainText('No entity or aspect matches.');
  const junk = '%3Cb%3E('.repeat(900);
  for (const name of ['entity', 'aspect', 'only', 'since']) {
    await open(page, `${PATH}?view=x&q=%E0%A4%A&${name}=${junk}`);
    await expect(status(page)).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list leads to the reference', async ({page}) => {
    await page.goto(PATH);
    await expect(question(page)).toBeHidden();
    await page.getByRole('link', {name: 'Reference: Data Job', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/generated\/metamodel\/entities\/datajob$/);
  });
});
