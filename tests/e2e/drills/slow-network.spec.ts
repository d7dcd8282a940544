/** A network on which each file takes ten seconds: the reader sees that the page is loading, and nothing times out. */
import {expect, test, type Page} from '../test';
import {hydrated, open} from '../open';
import {SHELL} from '../shell/site';

/** Milliseconds that a file takes, by the page's clock. */
const LATE = 10_000;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const bar = (page: Page) => page.locator('#nprogress');

/** Scripts of single pages, as opposed to those in the head of every page. */
const MODULES = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;

/** Delays files until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Opens a page without prefetching; the test controls its clock from then on. */
async function openByClock(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a progress bar shows from 200 ms until the page is there, and the old page stays readable', async ({
  page,
}) => {
  await openByClock(page, `${SHELL}/far`);
  const arrive = await holdBack(page, MODULES);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.getByRole('link', {name: 'Middle of the other'}).click();
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toBeAttached();
  for (let waited = 210; waited < LATE; waited += 1000) await page.clock.runFor(1000);
  await expect(bar(page)).toBeAttached();
  await expect(title(page)).toHaveText('Far');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Learn'}).click();
  await expect(page.getByRole('link', {name: /^Guides/})).toBeVisible();
  arrive();
  await expect(title(page)).toHaveText('Long');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {name: 'Middle'})).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a reader who follows another link in the meantime gets the page requested last', async ({
  page,
}) => {
  await openByClock(page, `${SHELL}/far`);
  const arrive = await holdBack(page, MODULES);
  await page.getByRole('link', {name: 'Middle of the other'}).click();
  await page.clock.runFor(LATE / 2);
  await page.goBack();
  arrive();
  await page.clock.runFor(LATE);
  await expect(title(page)).toHaveText('Far');
  await expect(page).toHaveURL(`${SHELL}/far`);
  await expect(bar(page)).toHaveCount(0);
});

test('the first page is readable at once, and shows no error while its scripts are loading', async ({
  page,
}) => {
  await page.clock.install();
  const arrive = await holdBack(page, /\/assets\/js\//);
  await page.goto(`${SHELL}/docs/guide/first`, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {name: 'Steps'})).toBeVisible();
  await page.clock.runFor(LATE);
  await expect(page.locator('body > [role="alert"]')).toHaveCount(0);
  arrive();
  await hydrated(page);
  await expect(page.locator('body > [role="alert"]')).toHaveCount(0);
});
