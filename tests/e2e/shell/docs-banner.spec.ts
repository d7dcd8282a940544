/** Messages about the version above a docs page: the banner of a release, and what another version lacks. */
import {expect, test, type Page} from '../test';
import {hydrated, open} from '../open';
import {FROZEN, FROZEN_DOCS} from '../../versions';

const RELEASE = `${FROZEN_DOCS}/quickstart`;

const banner = (page: Page) => page.getByText(`This is the documentation for release ${FROZEN}.`);
const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Opens a page as the version menu does: with this router state. */
async function arrive(page: Page, url: string, state: unknown): Promise<void> {
  await open(page, url);
  await page.evaluate((value) => history.replaceState({key: 'menu', state: value}, ''), state);
  await page.reload();
  await hydrated(page);
}

test('a page of a release links to its counterpart in Next, which has no banner', async ({
  page,
}) => {
  await open(page, RELEASE);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', {name: 'Read this page in Next'}).click();
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(banner(page)).toBeHidden();
});

test('the banner is on category pages, and its link works by keyboard', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/category/features`);
  await page.getByRole('link', {name: 'Read this page in Next'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/category/features');
});

test('the banner is readable without scripts, and stays small on a phone', async ({
  browser,
  baseURL,
}) => {
  const viewport = {width: 360, height: 740};
  const context = await browser.newContext({javaScriptEnabled: false, viewport, baseURL});
  const page = await context.newPage();
  await page.goto(RELEASE);
  const box = await page.locator('.theme-doc-version-banner').boundingBox();
  expect(box?.height).toBeLessThan(72);
  await expect(page.getByRole('link', {name: 'Read this page in Next'})).toBeInViewport();
  await context.close();
});

test('without a counterpart, it says so and links to the first page of Next', async ({page}) => {
  let taken = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const next = /("\/docs\/)docker(-[0-9a-f]{3}":)/g;
    taken = 0;
    const body = script.replace(next, (_, before, after) => {
      taken++;
      return `${before}renamed${after}`;
    });
    await route.fulfill({response, body});
  });
  await open(page, `${FROZEN_DOCS}/category/deployment-guides`);
  expect(taken).toBe(1);
  await page.locator(`article a[href="${FROZEN_DOCS}/docker"]`).click();
  await expect(page).toHaveURL(`${FROZEN_DOCS}/docker`);
  await expect(page.getByText('Next (unreleased) doesn’t have this page.')).toBeVisible();
  await page.getByRole('link', {name: 'Go to the first page of Next'}).click();
  await expect(page).toHaveURL('/docs/features');
});

test('a page that the version lacks is named, until the next navigation', async ({page}) => {
  const missingPage = {path: '/docs/x', title: 'Remote things'};
  await arrive(page, `${FROZEN_DOCS}/features`, {fromVersion: 'Next', missingPage});
  await expect(notice(page)).toHaveText(
    `${FROZEN} doesn’t have the page “Remote things”. This is its first page.`,
  );
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Quickstart').click();
  await expect(page).toHaveURL(/quickstart$/);
  await expect(notice(page)).toBeEmpty();
});

for (const how of ['the mouse', 'the keyboard'] as const) {
  test(`a section that the version lacks is named, and ${how} dismisses the message`, async ({
    page,
  }) => {
    await arrive(page, `${RELEASE}#only-in-next`, {fromVersion: 'Next'});
    await expect(notice(page)).toHaveText(
      `${FROZEN} doesn’t have that section. This is the start of the page.`,
    );
    const dismiss = page.getByRole('button', {name: 'Dismiss this message'});
    if (how === 'the mouse') await dismiss.click();
    else await dismiss.press('Enter');
    await expect(notice(page)).toBeEmpty();
    await expect(notice(page)).toBeFocused();
  });
}

test('without anything missing, there is no message', async ({page}) => {
  await open(page, RELEASE);
  const id = await page.locator('article h2[id]').first().getAttribute('id');
  await arrive(page, `${RELEASE}#${id ?? ''}`, {fromVersion: 'Next'});
  await expect(page.locator('article h2[data-target]')).toBeVisible();
  await expect(notice(page)).toBeEmpty();
  await arrive(page, `${RELEASE}#only-in-next`, {missingPage: 'of another feature'});
  await expect(notice(page)).toBeEmpty();
});
