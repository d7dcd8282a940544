/** The announcement above the bar. */
import {expect, type Page, test} from '../test';
import {layoutShift} from '../layout-shift';
import {hydrated, open} from '../open';
import {SHELL} from './site';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

test('is on the site in the configured colors and cannot be closed', async ({page}) => {
  await open(page, '/docs/quickstart');
  await expect(bar(page)).toContainText('Model Context Protocol');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(11, 31, 42)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(223, 233, 238)');
  await expect(close(page)).toHaveCount(0);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
    'announcement-3',
  );
});

test('is one line on a phone after the first page, and nothing shifts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const height = async () => (await bar(page).boundingBox())?.height;
  await open(page, '/docs/quickstart');
  expect(await height()).toBeLessThanOrEqual(60);
  expect(await height()).toBeGreaterThan(40);
  await page.locator('.breadcrumbs').getByRole('link', {name: 'Home page'}).click();
  await expect.poll(height).toBeLessThanOrEqual(36);
  await open(page, '/docs/features');
  expect(await height()).toBeLessThanOrEqual(36);
  await expect(bar(page)).toContainText('Model Context Protocol');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('if it can be closed, it stays closed until there is a new one', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'announcement-2'));
  await page.reload();
  await expect(bar(page)).toBeVisible();
});
