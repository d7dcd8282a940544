/** A reader whose browser blocks storage: everything works, but nothing is remembered. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';
import {FROZEN, FROZEN_DOCS} from '../../versions';

const BLOCKED = 'Storage is blocked.';

/** Blocks the storage, and collects console messages and page errors from then on. */
async function block(page: Page): Promise<{warnings: string[]; errors: string[]}> {
  const said = {warnings: [] as string[], errors: [] as string[]};
  page.on('console', (message) => {
    if (message.type() === 'warning') said.warnings.push(message.text());
    if (message.type() === 'error') said.errors.push(message.text());
  });
  page.on('pageerror', (error) => said.errors.push(error.message));
  await page.addInitScript((message) => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException(message, 'SecurityError');
      },
    });
  }, BLOCKED);
  return said;
}

for (const url of [
  '/',
  '/docs',
  '/docs/features',
  `${FROZEN_DOCS}/features`,
  '/docs/category/features',
  '/docs/api/graphql/getting-started',
  '/docs/generated/ingestion/sources/kafka',
  '/docs/generated/metamodel/entities/tag',
  '/docs/graphql/scalars',
  '/no-such-page',
]) {
  test(`${url} works without storage`, async ({page}) => {
    const said = await block(page);
    await open(page, url);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const unexpected = said.errors.filter((text) => !/status of 404/.test(text));
    expect(unexpected).toEqual([]);
    // One sentence, once, although several parts use the storage.
    await expect
      .poll(() => said.warnings)
      .toEqual([expect.stringContaining('storage is not available')]);
  });
}

test('the theme can be changed for as long as the page is open', async ({page}) => {
  const said = await block(page);
  await open(page, `${SHELL}/docs/features`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(said.errors).toEqual([]);
});

test('the announcement shows, and can be closed where this is allowed', async ({page}) => {
  const said = await block(page);
  await open(page, `${SHELL}/docs/features`);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  expect(said.errors).toEqual([]);
});

test('the version menu leads to the other version', async ({page}) => {
  const said = await block(page);
  await open(page, '/docs/features');
  await page.getByRole('button', {name: 'Next'}).click();
  await page.getByRole('link', {name: `${FROZEN} released`}).click();
  await expect(page).toHaveURL(`${FROZEN_DOCS}/features`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(said.errors).toEqual([]);
});

test('tabs work, although they are not remembered', async ({page}) => {
  const said = await block(page);
  await open(page, '/docs/api/graphql/getting-started');
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  expect(said.errors).toEqual([]);
});
