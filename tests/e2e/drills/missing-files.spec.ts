/** Files of the first page that are missing or wrong: the text stays, and the reader sees a message. */
import {expect, test, type Page, type Route} from '../test';
import {hydrated, open} from '../open';
import {SHELL} from '../shell/site';

const URL = `${SHELL}/docs/guide/first`;

/** Failed responses for a script or a style sheet. */
const LOSSES = {
  blocked: (route: Route) => route.abort('blockedbyclient'),
  gone: (route: Route) =>
    route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'}),
  garbled: (route: Route) =>
    route.fulfill({contentType: 'text/javascript', body: '\u0000<!doctype html>'}),
  empty: (route: Route) => route.fulfill({contentType: 'text/javascript', body: ''}),
  'cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Without the original headers, with which the browser would cache this half for a year.
    await route.fulfill({
      contentType: 'text/javascript',
      body: text.slice(0, text.length / 2),
    });
  },
};

const box = (page: Page) => page.locator('body > [role="alert"]');
const steps = (page: Page) => page.getByRole('heading', {name: 'Steps'});

/** Returns the addresses of files in the page's HTML. */
async function filesOf(page: Page, tag: RegExp): Promise<string[]> {
  const html = await (await page.request.get(URL)).text();
  return [...html.matchAll(tag)].map(([, path]) => `${SHELL}${path}`);
}

const SCRIPT = /<script[^>]*? src="?([^ ">]+)/g;
const SHEET = /<link[^>]*? rel="?stylesheet"?[^>]*? href="?([^ ">]+)/g;

/** Blocks a script, expects the report, and expects that Retry loads the page. */
async function loseAndRetry(page: Page, script: string, lose: (route: Route) => Promise<void>) {
  await page.route(script, lose);
  await page.goto(URL);
  await expect(box(page)).toContainText('did not load');
  await expect(box(page)).toHaveCount(1);
  await expect(box(page)).toBeInViewport({ratio: 1});
  await expect(steps(page)).toBeVisible();
  await page.unroute(script);
  await box(page).getByRole('button', {name: 'Retry'}).press('Enter');
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
}

test('each script of the page, lost one way or another, is reported, and Retry loads the page', async ({
  page,
}) => {
  test.slow();
  const scripts = await filesOf(page, SCRIPT);
  expect(scripts.length).toBeGreaterThan(5);
  const ways = Object.entries(LOSSES);
  for (const [index, script] of scripts.entries()) {
    const [how, lose] = ways[index % ways.length] ?? ['', LOSSES.gone];
    await test.step(`${script}, ${how}`, () => loseAndRetry(page, script, lose));
  }
});

test('the main script, lost in any way, is reported, and Retry loads the page', async ({page}) => {
  test.slow();
  const scripts = await filesOf(page, SCRIPT);
  const main = scripts.find((script) => /\/main\.[^/]*\.js$/.test(script)) ?? '';
  expect(main).not.toBe('');
  for (const [how, lose] of Object.entries(LOSSES)) {
    await test.step(how, () => loseAndRetry(page, main, lose));
  }
});

for (const how of ['blocked', 'gone'] as const) {
  test(`the main style sheet, ${how}, is reported, and the page is readable and works without it`, async ({
    page,
  }) => {
    const [sheet = ''] = await filesOf(page, SHEET);
    expect(sheet).toMatch(/\/assets\/css\/main[^/]*\.css$/);
    await page.route(sheet, LOSSES[how]);
    await open(page, URL);
    await expect(box(page)).toContainText('The styles of this page did not load.');
    await expect(box(page)).toBeInViewport({ratio: 1});
    await expect(steps(page)).toBeVisible();
    await page.unroute(sheet);
    await box(page).getByRole('button', {name: 'Retry'}).press('Enter');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await hydrated(page);
    await expect(box(page)).toHaveCount(0);
  });
}

test('without any styles, the text of a page starts on its first screens', async ({page}) => {
  await page.route(/\.css$/, (route) => route.abort());
  await open(page, URL);
  await expect(box(page)).toBeInViewport({ratio: 1});
  // No drawing fills the window, and nothing overflows it.
  const sizes = await page
    .locator('svg, img')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  expect(Math.max(...sizes)).toBeLessThan(300);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const top = await steps(page).evaluate((node) => node.getBoundingClientRect().top);
  expect(top).toBeLessThan(4 * 900);
});

test('a missing style sheet of a single page is reported, too', async ({page}) => {
  const sheets = await filesOf(page, SHEET);
  expect(sheets.length).toBeGreaterThan(1);
  await page.route(sheets.at(-1) ?? '', (route) => route.abort());
  await open(page, URL);
  await expect(box(page)).toContainText('The styles of this page did not load.');
});

test('a style sheet from another host may fail', async ({page}) => {
  const foreign = 'http://styles.example/chat.css';
  const html = await (await page.request.get(URL)).text();
  const body = html.replace('</head>', `<link rel="stylesheet" href="${foreign}"></head>`);
  // Without the page's headers, because its policy blocks styles from other hosts.
  await page.route(URL, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.route(foreign, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === foreign);
  await open(page, URL);
  await failed;
  await expect(box(page)).toHaveCount(0);
});
