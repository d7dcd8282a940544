/** /tools/privileges: a reader finds the privilege for an action, and what a role may do. */
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/privileges';

const question = (page: Page) => page.getByLabel('What should somebody be able to do?');
const names = (page: Page) => page.locator('main li h3');

test('an action leads to its privilege, its policy, its roles, and the operations', async ({
  page,
}) => {
  await open(page, PATH);
  await question(page).fill('users cannot create new tags');
  await expect(names(page).first()).toHaveText(/^(?:Create|Manage) Tags/);
  const item = page
    .locator('main li')
    .filter({has: page.getByRole('heading', {name: /^Manage Tags/})});
  await expect(item).toContainText('MANAGE_TAGS');
  await expect(item).toContainText('Platform policy');
  await expect(item).toContainText('Roles: Admin, Editor');
  await item.getByText('GraphQL operations that check it').click();
  await item.getByRole('link', {name: 'createTag', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/graphql\/mutations#/);
});

test('a role narrows the list, and the URL leads back to both', async ({page}) => {
  await open(page, PATH);
  const all = await names(page).count();
  expect(all).toBeGreaterThan(80);
  await page.getByLabel('Only what a role may do').selectOption('Reader');
  await expect.poll(() => names(page).count()).toBeLessThan(all / 3);
  await question(page).fill('usage');
  await expect(names(page).first()).toHaveText(/^View Dataset Usage/);
  await expect(page).toHaveURL(/role=Reader.*q=usage|q=usage.*role=Reader/);
  await page.reload();
  await expect(names(page).first()).toHaveText(/^View Dataset Usage/);
  await expect(page.getByLabel('Only what a role may do')).toHaveValue('Reader');
});

test('text that was just typed stays out of the URL of the next page, which loads slowly', async ({
  page,
}) => {
  await open(page, PATH);
  await page.route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  await question(page).fill('delete a dataset');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Versions'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Privilege finder');
  await expect(page).toHaveURL(/\/docs\/archived-versions$/);
});

test('what matches nothing says so, and junk is harmless', async ({page}) => {
  await open(page, PATH);
  await question(page).fill('xyzzy');
  await expect(page.getByRole('status').filter({hasText: 'No privilege matches.'})).toBeVisible();
  await open(page, `${PATH}?q=${'%3Cb%3E('.repeat(900)}&role=Owner`);
  await expect(page.getByLabel('Only what a role may do')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list of privileges is there', async ({page}) => {
    await page.goto(PATH);
    await expect(question(page)).toBeHidden();
    await expect(names(page).filter({hasText: 'Manage Policies'})).toBeVisible();
  });
});
