/** The network goes down while a page is open: the reader stays on it, sees a message, and continues once it's back. */
import {expect, type Page, test} from '../test';
import {hydrated} from '../open';
import {field, openDialog, options} from '../search/parts';
import {openAlone} from './tab';

const START = '/docs/how/backup-datahub';
const TARGET = '/docs/quickstart#back-up-and-restore';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const link = (page: Page) => page.getByRole('main').locator(`a[href="${TARGET}"]`).first();
const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});
const again = (page: Page) => failure(page).getByRole('button', {name: 'Try again'});

/** Returns whether the document is still the one that was opened first. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {first: true}));
const isFirst = (page: Page) => page.evaluate(() => 'first' in window);

/** Loads the page and the files of the error message, then goes offline. */
async function goOffline(page: Page, url: string): Promise<string> {
  await openAlone(page, url);
  await mark(page);
  await page.context().setOffline(true);
  return title(page).innerText();
}

test('a link stays on the page and says so; Try again fails, then arrives', async ({page}) => {
  const before = await goOffline(page, START);
  const y = await page.evaluate(() => {
    scrollTo({top: 250, behavior: 'instant'});
    return scrollY;
  });
  await link(page).dispatchEvent('click');
  await expect(failure(page)).toContainText('/docs/quickstart');
  await expect(title(page)).toHaveText(before);
  await expect(page).toHaveURL(START);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  // The progress bar has ended.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await again(page).click();
  await expect(again(page)).toBeEnabled();
  await expect(title(page)).toHaveText(before);
  expect(await isFirst(page)).toBe(true);

  await page.context().setOffline(false);
  await again(page).click();
  await expect(title(page)).toHaveText('DataHub quickstart');
  await expect(page).toHaveURL(TARGET);
  await hydrated(page);
  await expect(page.locator('#back-up-and-restore')).toBeInViewport();
  await expect(failure(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(START);
});

test('the page keeps working: its sections, links to loaded pages, and the same link again', async ({
  page,
}) => {
  const before = await goOffline(page, START);
  await link(page).click();
  await expect(failure(page)).toBeVisible();
  const section = page.locator('.table-of-contents a').nth(1);
  const hash = (await section.getAttribute('href')) ?? '';
  await section.click();
  await expect(page).toHaveURL(`${START}${hash}`);
  await expect(title(page)).toHaveText(before);
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
  await link(page).click();
  await expect(failure(page)).toBeVisible();
  await page.context().setOffline(false);
  await link(page).click();
  await expect(title(page)).toHaveText('DataHub quickstart');
  await expect(failure(page)).toHaveCount(0);
});

test('the message disappears when it is closed', async ({page}) => {
  await goOffline(page, START);
  await link(page).click();
  await failure(page).getByRole('button', {name: 'Close'}).click();
  await expect(failure(page)).toHaveCount(0);
});

test('Enter on a result stays on the page and shows the message', async ({page}) => {
  await openAlone(page, START);
  await mark(page);
  const before = await title(page).innerText();
  await openDialog(page);
  await field(page).fill('quickstart');
  await expect(options(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await field(page).press('Enter');
  await expect(failure(page)).toBeVisible();
  await expect(title(page)).toHaveText(before);
  expect(await isFirst(page)).toBe(true);
  await page.context().setOffline(false);
  await again(page).press('Enter');
  await expect(title(page)).not.toHaveText(before);
});

test('offline, a search that is not loaded yet says so and keeps what was typed', async ({
  page,
}) => {
  const before = await goOffline(page, START);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka', {delay: 40});
  await expect(failure(page)).toContainText('/search?q=kafka');
  await expect(title(page)).toHaveText(before);
  expect(await isFirst(page)).toBe(true);
  await page.context().setOffline(false);
  await again(page).click();
  await expect(page).toHaveURL('/search?q=kafka');
  await expect(title(page)).toContainText('kafka');
});

test('Back to a page that cannot be loaded stays, and Forward and Back still work', async ({
  page,
}) => {
  await openAlone(page, START);
  await page.goto('/docs/quickstart');
  await hydrated(page);
  // A history entry of this document whose page isn't loaded, as after a full page load.
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/what/urn');
    history.pushState(null, '', '/docs/quickstart');
  });
  await mark(page);
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await expect(failure(page)).toContainText('/docs/what/urn');
  await expect(title(page)).toHaveText('DataHub quickstart');
  await expect(page).toHaveURL('/docs/quickstart');
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/docs/what/urn');
  await expect(title(page)).toContainText(/URN/i);
});

test('Back and Forward work offline between pages that the tab has loaded', async ({page}) => {
  await openAlone(page, START);
  const before = await title(page).innerText();
  await link(page).click();
  await expect(title(page)).toHaveText('DataHub quickstart');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(title(page)).toHaveText(before);
  await page.goForward();
  await expect(title(page)).toHaveText('DataHub quickstart');
  await expect(failure(page)).toHaveCount(0);
});

test('the browser does not navigate to a server that responds with an error', async ({page}) => {
  await openAlone(page, START);
  await mark(page);
  await page.route(/\/(assets|docs)\//, (route) => route.fulfill({status: 503, body: 'Busy'}));
  await link(page).click();
  await expect(failure(page)).toBeVisible();
  expect(await isFirst(page)).toBe(true);
});
