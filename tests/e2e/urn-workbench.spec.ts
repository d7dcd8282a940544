/** /tools/urn: a reader takes a URN apart, repairs it, builds one, and shares it. */
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/urn';
const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

const text = (page: Page) => page.getByLabel('URN', {exact: true});
const status = (page: Page) => page.getByRole('status').filter({hasText: 'URN'});
const withUrn = (urn: string) => `${PATH}?urn=${encodeURIComponent(urn)}`;

test('a URN is taken apart, with its types and encoded forms', async ({page}) => {
  await open(page, PATH);
  await expect(text(page)).toHaveValue(ORDERS);
  await expect(status(page)).toHaveText('This is a valid URN. Type: Dataset.');
  await expect(page.getByLabel('platformName')).toHaveValue('snowflake');
  await expect(page.getByLabel('name', {exact: true})).toHaveValue('analytics.marts.fct_orders');
  await expect(page.getByLabel('origin')).toHaveValue('PROD');
  await expect(page.getByText(/\/openapi\/v3\/entity\/dataset\/urn%3Ali%3Adataset/)).toBeVisible();
  await page.getByRole('group', {name: 'Dataset'}).getByRole('link', {name: 'Dataset'}).click();
  await expect(page).toHaveURL(/\/docs\/generated\/metamodel\/entities\/dataset$/);
});

test('a name that is typed is encoded, and the URL leads back to it', async ({page}) => {
  await open(page, PATH);
  await page.getByLabel('name', {exact: true}).fill('raw.orders (eu)');
  const urn = ORDERS.replace('analytics.marts.fct_orders', 'raw.orders %28eu%29');
  await expect(text(page)).toHaveValue(urn);
  await expect(page).toHaveURL(/urn=urn%3Ali/);
  await page.reload();
  await expect(text(page)).toHaveValue(urn);
  await expect(page.getByLabel('name', {exact: true})).toHaveValue('raw.orders (eu)');
});

test('a field that is emptied stays, and can be filled again', async ({page}) => {
  await open(page, PATH);
  const name = page.getByLabel('name', {exact: true});
  await name.fill('');
  await expect(status(page)).toHaveText('The server rejects this URN.');
  await expect(page.getByText('"name" is empty.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.pressSequentially('x');
  await expect(status(page)).toHaveText('This is a valid URN. Type: Dataset.');
});

test('faults are named and repaired one by one, and Back undoes a repair', async ({page}) => {
  const wrong = 'urn:li:dataset:(snowflake,analytics.marts.fct_orders,prod)';
  await open(page, withUrn(wrong));
  await expect(status(page)).toHaveText('The server rejects this URN.');
  await expect(page.getByText('"origin" is written in upper case.')).toBeVisible();
  await page.getByRole('button', {name: 'Use urn:li:dataPlatform:snowflake'}).click();
  await page.getByRole('button', {name: 'Use PROD'}).click();
  await expect(text(page)).toHaveValue(ORDERS);
  await expect(status(page)).toHaveText('This is a valid URN. Type: Dataset.');
  await page.goBack();
  await expect(text(page)).toHaveValue(ORDERS.replace('PROD', 'prod'));
});

test('the example of a type is a start', async ({page}) => {
  await open(page, PATH);
  await page.getByLabel('Or start with the example of a type').selectOption('Data Job');
  await expect(page.getByLabel('jobId')).toHaveValue('load_orders');
  await expect(page.getByLabel('orchestrator')).toHaveValue('airflow');
});

test('junk of 8 kB is answered, and markup stays text', async ({page}) => {
  await open(page, PATH);
  for (const junk of [
    '('.repeat(8192),
    '<img src=x onerror=alert(1)>',
    '%'.repeat(8192),
    '\u{1F600}',
  ]) {
    await text(page).fill(junk);
    await expect(status(page)).toHaveText('The server rejects this URN.');
  }
  await open(page, `${PATH}?urn=%E0%A4%A&urn=2`);
  await expect(status(page)).toHaveText('The server rejects this URN.');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the table of types is there', async ({page}) => {
    await page.goto(PATH);
    await expect(page.getByRole('row', {name: /^Data Job flow, jobId/})).toBeVisible();
    await expect(text(page)).toBeHidden();
  });
});
