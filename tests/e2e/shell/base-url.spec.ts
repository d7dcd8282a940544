/** A site built for another base URL: the start page says so, and which value to set. */
import {expect, test, type Page} from '../test';
import {SHELL} from './site';
import {hydrated} from '../open';

const banner = (page: Page) => page.getByText('site did not load properly');

/** Serves a page of the site below `/elsewhere`, where its scripts and styles are missing. */
async function openElsewhere(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get(`${SHELL}${path}`)).text();
  await page.route(`${SHELL}/assets/**`, (route) => route.fulfill({status: 404}));
  await page.route(`${SHELL}/elsewhere/**`, (route) =>
    route.fulfill({body, contentType: 'text/html'}),
  );
  await page.goto(`${SHELL}/elsewhere${path}`);
}

test('below another path, the start page suggests the base URL', async ({page}) => {
  await openElsewhere(page, '/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = / (default value)')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
});

test('no other page mentions base URLs', async ({page}) => {
  await openElsewhere(page, '/docs/features');
  await expect(page.getByRole('heading', {level: 1, name: 'What it does'})).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Could not load');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('base-url-issue-banner');
});

test('with the right base URL, the start page shows no banner', async ({page}) => {
  await page.goto(`${SHELL}/`);
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
});
