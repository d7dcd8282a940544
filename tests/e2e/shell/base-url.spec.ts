/** A site that was built for another base URL: the start page says so, and what to set. */
import {expect, test, type Page} from '../test';
import {SHELL} from './site';
import {hydrated} from '../open';

const banner = (page: Page) => page.getByText('site did not load properly');

/** Serves a page of the site below `/elsewhere`, where none of its scripts and styles are. */
async function openElsewhere(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get(`${SHELL}${path}`)).text();
  await page.route(`${SHELL}/assets/**`, (route) => route.fulfill({status: 404}));
  await page.route(`${SHELL}/elsewhere/**`, (route) =>
    route.fulfill({body, contentType: 'text/html'}),
  );
  await page.goto(`${SHELL}/elsewhere${path}`);
}

test('the start page below another path suggests the base URL', async ({page}) => {
  await openElsewhere(page, '/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = / (default value)')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
});

test('no other page talks about base URLs', async ({page}) => {
  await openElsewhere(page, '/docs/features');
  await expect(page.getByRole('heading', {level: 1, name: 'What it does'})).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Could not load');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('base-url-issue-banner');
});

test('where the base URL is right the start page shows no banner', async ({page}) => {
  await page.goto(`${SHELL}/`);
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
});
