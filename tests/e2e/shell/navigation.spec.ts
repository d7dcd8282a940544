/** Navigation: the next page is loaded before it shows, and the scroll position is where the reader expects it. */
import {expect, test, type Page, type Route} from '../test';
import {hydrated, open} from '../open';
import {SHELL} from './site';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const bar = (page: Page) => page.locator('#nprogress');
const follow = (page: Page, name: string) => page.getByRole('link', {name, exact: true}).click();

/** Scripts of single pages, as opposed to those in the head of every page. */
const MODULES = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;

/** Opens a page without prefetching, and handles requests for modules from then on. */
async function openAlone(page: Page, meet: (route: Route) => unknown): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await open(page, `${SHELL}/long`);
  await page.route(MODULES, (route) => meet(route));
}

test('a progress bar starts over the old page after 200 ms, and ends with the new one', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.clock.install();
  await openAlone(page, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, 'Other page');
  await expect(page).toHaveURL(`${SHELL}/far`);
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar(page)).toBeAttached();
  await expect(title(page)).toHaveText('Long');
  arrive();
  await expect(title(page)).toHaveText('Far');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that loads at once shows no bar', async ({page}) => {
  await page.clock.install();
  await openAlone(page, (route) => route.continue());
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, 'Other page');
  await expect(title(page)).toHaveText('Far');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('if a module of the next page fails, the browser does a full page load', async ({page}) => {
  let broken = true;
  await openAlone(page, (route) => (broken ? route.abort() : route.continue()));
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) broken = false;
  });
  await follow(page, 'Other page');
  await expect(title(page)).toHaveText('Far');
  await expect(page).toHaveURL(`${SHELL}/far`);
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

const middle = (page: Page) => page.getByRole('heading', {name: 'Middle'});

/** Returns pixels from the top of the window, part of which the top bar covers. */
const middleY = (page: Page) => middle(page).evaluate((node) => node.getBoundingClientRect().top);

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [how, go] of [
  ['on arrival', (page: Page) => open(page, `${SHELL}/long#middle`)],
  [
    'from the same page',
    async (page: Page) => {
      await open(page, `${SHELL}/long`);
      await follow(page, 'To the middle');
    },
  ],
  [
    'from another page',
    async (page: Page) => {
      await open(page, `${SHELL}/far`);
      await follow(page, 'Middle of the other');
      await expect(title(page)).toHaveText('Long');
    },
  ],
] as const) {
  test(`an address with a hash leads to its section: ${how}`, async ({page}) => {
    await go(page);
    await expect(page).toHaveURL(`${SHELL}/long#middle`);
    await expect.poll(() => middleY(page)).toBeLessThan(200);
    await expect(middle(page)).toBeInViewport({ratio: 1});
  });
}

test('a new page starts at its top, and Back returns to where the reader was', async ({page}) => {
  await open(page, `${SHELL}/long`);
  await page.getByRole('link', {name: 'Other page'}).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await follow(page, 'Other page');
  await expect(title(page)).toHaveText('Far');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Long');
  await expect.poll(() => scrollY(page)).toBeCloseTo(before, -1);
  await page.goForward();
  await expect(title(page)).toHaveText('Far');
  await expect.poll(() => scrollY(page)).toBe(0);
});
