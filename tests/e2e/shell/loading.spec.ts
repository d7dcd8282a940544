/**
 * What is shown instead of a page while its module loads. Docusaurus loads a page before it shows it, so readers see
 * this only if the address differs from the page's own: here, the host serves `/docs/guide/first.html` directly, and
 * the browser doesn't let src/clientModules/page-address.ts change the address.
 */
import {expect, test, type Page, type Route} from '../test';
import {SHELL} from './site';
import {hydrated, startScripts} from '../open';

const PAGE = `${SHELL}/docs/guide/first`;

/** Returns which of the scripts in the page's HTML contains its text. */
async function moduleOf(page: Page, html: string): Promise<string> {
  for (const [, script] of html.matchAll(/<script src="?([^ ">]+)/g)) {
    const address = `${SHELL}${script}`;
    if ((await (await page.request.get(address)).text()).includes('id:"steps"')) return address;
  }
  throw new Error(`No script of ${PAGE} contains its text.`);
}

/** Opens the page by its file name; `meet` handles each request for the module that contains its text. */
async function openFile(page: Page, meet: (route: Route) => unknown): Promise<void> {
  const body = await (await page.request.get(PAGE)).text();
  await page.addInitScript(() => {
    history.replaceState = () => undefined;
  });
  await page.route(`${PAGE}.html`, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.route(await moduleOf(page, body), (route) => meet(route));
  // The page isn't complete while a module is delayed.
  await page.goto(`${PAGE}.html`, {waitUntil: 'domcontentloaded'});
  await startScripts(page);
}

const spinner = (page: Page) => page.getByRole('status', {name: 'Loading the page'});
const drawing = (page: Page) => spinner(page).getByRole('img', {name: 'Loading the page'});
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failure(page).getByRole('button', {name: 'Retry'});
const title = (page: Page) => page.getByRole('heading', {level: 1, name: 'First guide'});

test('a spinner of 128 × 110 px shows in the middle after 200 ms, until the page has loaded', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await openFile(page, async (route) => {
    await arrived;
    await route.continue();
  });
  await expect(spinner(page)).toBeAttached();
  await page.clock.runFor(190);
  await expect(drawing(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(drawing(page)).toBeVisible();
  const box = await drawing(page).boundingBox();
  expect(box).toMatchObject({width: 128, height: 110});
  const place = await spinner(page).boundingBox();
  expect((box?.x ?? 0) + 64).toBeCloseTo((place?.x ?? 0) + (place?.width ?? 0) / 2, 0);
  const cycles = await drawing(page).evaluate((svg) =>
    svg.getAnimations({subtree: true}).map((animation) => animation.effect?.getTiming().duration),
  );
  expect(cycles.sort()).toEqual([1500, 3000]);
  arrive();
  await expect(title(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('the spinner does not move for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openFile(page, () => undefined);
  await expect(drawing(page)).toBeVisible();
  expect(await drawing(page).evaluate((svg) => svg.getAnimations({subtree: true}).length)).toBe(0);
});

test('a module that fails shows a red box, half as wide as its place, and Retry loads it', async ({
  page,
}) => {
  let broken = true;
  await openFile(page, (route) => (broken ? route.abort() : route.continue()));
  await expect(failure(page)).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);
  const [width, left, right, color] = await failure(page).evaluate((box) => {
    const own = box.getBoundingClientRect();
    const place = box.parentElement ?? box;
    const outer = place.getBoundingClientRect();
    const {paddingLeft, paddingRight} = getComputedStyle(place);
    const room = outer.width - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const {backgroundColor} = getComputedStyle(box);
    return [own.width / room, own.x - outer.x, outer.right - own.right, backgroundColor];
  });
  expect(width).toBeCloseTo(0.5, 2);
  expect(left).toBeCloseTo(Number(right), 0);
  expect(color).toBe('rgb(163, 36, 47)');
  broken = false;
  await retry(page).press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a second Retry reloads the whole page', async ({page}) => {
  await openFile(page, (route) => route.abort());
  await expect(retry(page)).toBeVisible();
  const again = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script',
  );
  await retry(page).click();
  await again;
  await expect(retry(page)).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await retry(page).click();
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a module that loads in time is shown', async ({page}) => {
  await openFile(page, (route) => route.continue());
  await expect(title(page)).toBeVisible();
  await hydrated(page);
  await expect(spinner(page)).toHaveCount(0);
});

test('on a phone, the box cuts off no text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await openFile(page, (route) => route.abort());
  await expect(failure(page)).toBeInViewport();
  const box = await failure(page).boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
