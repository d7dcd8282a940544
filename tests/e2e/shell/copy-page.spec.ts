/** "Copy page": by mouse, keyboard, and without scripts; what happens if the copy doesn't load or copying isn't allowed. */
import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '../test';
import {addStyles} from '../add-styles';
import {open, openWithLargeText} from '../open';
import {FROZEN_DOCS} from '../../versions';

const PAGE = '/docs/quickstart';
const COPY = `${PAGE}.md`;
const text = readFileSync(`build${COPY}`, 'utf8');

const link = (page: Page) => page.getByRole('link', {name: 'Copy page'});
const copy = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});
const view = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const said = (page: Page) => page.locator('.copy-page').getByRole('status');

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the page by keyboard, says so, and returns the focus', async ({page}) => {
    await open(page, PAGE);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(copy(page)).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.keyboard.press('Escape');
    await expect(copy(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('says that the copy did not load, and loads it on the next press', async ({page}) => {
    await page.route(`**${COPY}`, (route) => route.abort());
    await open(page, PAGE);
    await link(page).click();
    await copy(page).click();
    await expect(said(page)).toHaveText(/did not load\. Press the button again to retry\.$/);
    await page.unroute(`**${COPY}`);
    await copy(page).click();
    await expect(said(page)).toHaveText('Copied.');
  });
});

test('shows the text if the browser does not allow copying', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, PAGE);
  await link(page).click();
  await copy(page).click();
  await expect(said(page)).toHaveText(/^The browser didn’t allow that\./);
  await expect(page.getByRole('textbox', {name: 'The page as Markdown'})).toHaveValue(text);
});

test('opens assistants with the address of the copy, and requests nothing from them before', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  await open(page, PAGE);
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (hostname !== 'localhost') foreign.push(hostname);
  });
  await link(page).click();
  const targets = page.locator('.copy-page').getByRole('link', {name: /^Open in/});
  await expect(targets).not.toHaveCount(0);
  for (const target of await targets.all()) {
    await target.hover();
    const href = (await target.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(`${baseURL}${COPY} and answer`);
    await expect(target).toHaveAttribute('target', '_blank');
    await expect(target).toHaveAttribute('rel', /noopener/);
  }
  expect(foreign).toEqual([]);
});

test('closes when the reader presses elsewhere, moves on, or presses the link again', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const leave of [
    () => page.getByRole('heading', {level: 1}).click(),
    () =>
      page
        .getByRole('searchbox')
        .or(page.getByRole('link', {name: 'Search docs'}))
        .first()
        .focus(),
    () => link(page).click(),
  ]) {
    await link(page).click();
    await expect(view(page)).toBeVisible();
    await leave();
    await expect(view(page)).toBeHidden();
  }
});

test('leads to the copy if the menu does not load', async ({page}) => {
  await page.route('**/copy-page*.js', (route) => route.abort());
  await open(page, PAGE);
  await link(page).click();
  await expect(page).toHaveURL(new RegExp(`${COPY}$`));
});

test('is on pages of a release, lists of pages, and posts, below their titles’ addresses', async ({
  page,
}) => {
  for (const route of [
    `${FROZEN_DOCS}/quickstart`,
    '/docs/category/features',
    '/learn/data-mesh',
  ]) {
    await open(page, route);
    await expect(link(page)).toHaveAttribute('href', `${route}.md`);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is a link to the copy', async ({page}) => {
    await page.goto(PAGE);
    await link(page).click();
    await expect(page).toHaveURL(new RegExp(`${COPY}$`));
  });
});

test('takes no room on a phone, and is not printed', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of [PAGE, '/docs/generated/ingestion/sources/snowflake', '/learn/data-mesh']) {
    await open(page, route);
    const title = page.getByRole('heading', {level: 1});
    const top = async () => (await title.boundingBox())?.y;
    const before = await top();
    const box = await link(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await addStyles(page, '.copy-page {display: none}');
    expect(before).toBe(await top());
  }
  await page.reload();
  await page.emulateMedia({media: 'print'});
  await expect(link(page)).toBeHidden();
});

test('leaves the title on the first screen at a zoom of 400 %, and with large text', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, PAGE);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toBeInViewport();
  await openWithLargeText(page, PAGE);
  await link(page).click();
  await expect(view(page)).toBeVisible();
  const box = await view(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

test('is beside the breadcrumbs on a phone, not above them', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await open(page, '/docs/graphql/scalars');
  const left = (await link(page).boundingBox())?.x ?? 0;
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  for (const crumb of await crumbs.all()) {
    const box = await crumb.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(left);
  }
});
