/** /tools/upgrade: a reader plans an upgrade, shares the plan, and takes it along. */
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/upgrade';

const from = (page: Page) => page.getByLabel('The release you run');
const to = (page: Page) => page.getByLabel('The release you want');
const status = (page: Page) => page.getByRole('status').filter({hasText: /apply|later/});
const items = (page: Page) => page.locator('main li');

test('a plan has only what applies, in phases, and the URL leads back to it', async ({page}) => {
  await open(page, PATH);
  await expect(status(page)).toContainText('notes apply');
  await expect(page.getByRole('heading', {level: 2})).toContainText([
    'Before the upgrade',
    'During the upgrade',
    'After the server is upgraded',
  ]);
  const everything = await items(page).count();
  await from(page).selectOption({index: 12});
  await expect.poll(() => items(page).count()).toBeGreaterThan(everything);
  const more = await items(page).count();
  await page.getByText('Sources you ingest from:').click();
  const looker = page.getByRole('checkbox', {name: 'Looker', exact: true});
  await looker.focus();
  await page.keyboard.press('Space');
  await expect(looker).toBeChecked();
  await expect(page).toHaveURL(/sources=looker/);
  await expect(looker).toBeFocused();
  await page.getByText('What else you use:').click();
  await page.getByRole('group', {name: 'What else'}).getByLabel('None of these').check();
  await expect.poll(() => items(page).count()).toBeLessThan(more);
  await expect(items(page).filter({hasText: 'browse paths follow'})).toBeVisible();
  await expect(page).toHaveURL(/sources=looker&features=none/);
  const few = await items(page).count();
  await page.reload();
  await expect.poll(() => items(page).count()).toBe(few);
});

test('the installation adds its steps', async ({page}) => {
  await open(page, PATH);
  await page.getByLabel('How it is installed').selectOption('Helm on AWS');
  await expect(page.getByText('Take an RDS snapshot')).toBeVisible();
  await expect(page.getByText('Upgrade the Helm release')).toBeVisible();
  await expect(page.getByText('Switch the checkout')).toHaveCount(0);
  await page.getByRole('link', {name: 'AWS guide'}).click();
  await expect(page).toHaveURL(/\/docs\/deploy\/aws#upgrade$/);
});

test('changes of fields load when they are opened', async ({page}) => {
  await open(page, `${PATH}?sources=snowflake`);
  await page.getByText('Show these changes').click();
  const list = page.locator('main details').filter({hasText: 'Show these changes'});
  await expect(list.getByRole('heading').first()).toContainText('Ingestion sources');
  await expect(list.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/docs\/generated\/ingestion\/sources\/snowflake/,
  );
});

test('an upgrade goes up, and junk is harmless', async ({page}) => {
  await open(page, PATH);
  await to(page).selectOption({index: 5});
  await expect(status(page)).toContainText('Choose a release that is later');
  await open(
    page,
    `${PATH}?from=${'%3Cb%3E('.repeat(900)}&to=x&on=moon&sources=%E0%A4%A,a&features=`,
  );
  await expect(status(page)).toContainText('notes apply');
  await expect(page.getByLabel('How it is installed')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the plan for the newest release is there', async ({page}) => {
    await page.goto(PATH);
    await expect(from(page)).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Before the upgrade'})).toBeVisible();
    expect(await items(page).count()).toBeGreaterThan(10);
  });
});
