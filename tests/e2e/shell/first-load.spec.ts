/** Scripts that fail before the page is hydrated: the text stays, and a red box says what is missing. */
import {expect, test, type Page} from '../test';
import {SHELL} from './site';

const URL = `${SHELL}/docs/guide/first`;

const box = (page: Page) => page.getByRole('alert').filter({hasText: 'Parts of this page did not'});
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});

const answers = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

for (const [what, script] of [
  ['the runtime', /\/assets\/js\/runtime~main[^/]*\.js$/],
  ['the main script', /\/assets\/js\/main[^/]*\.js$/],
  ['what starts the scripts', /\/assets\/js\/start[^/]*\.js$/],
  ['a module of the page', /\/assets\/js\/(?!main|runtime|start)[^/]*\.js$/],
] as const) {
  test(`without ${what}, a red box says so, and Retry loads the page`, async ({page}) => {
    await page.route(script, (route) => route.abort());
    await page.goto(URL);
    await expect(box(page)).toContainText(/Could not load http:\S+\.js/);
    await expect(box(page)).toHaveCount(1);
    await expect(page.getByRole('heading', {name: 'Steps'})).toBeVisible();
    await page.unroute(script);
    await retry(page).press('Enter');
    await answers(page);
    await expect(box(page)).toHaveCount(0);
  });
}

test('a module with the wrong content counts as failed', async ({page}) => {
  const script = /\/assets\/js\/(?!main|runtime|start)[^/]*\.js$/;
  await page.route(script, (route) => route.fulfill({body: '', contentType: 'text/javascript'}));
  await page.goto(URL);
  await expect(box(page)).toContainText(/Could not load http:\S+\.js/);
});

for (const width of [1440, 996, 320]) {
  test(`at ${width} px, the box is visible and red, and covers nothing permanently`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto(URL);
    await expect(box(page)).toBeInViewport({ratio: 1});
    await expect(box(page)).toHaveCSS('background-color', 'rgb(163, 36, 47)');
    const {x, width: wide} = (await box(page).boundingBox()) ?? {x: 0, width: 0};
    if (width > 996) expect(wide / width).toBeCloseTo(0.5, 1);
    expect(x + wide / 2).toBeCloseTo(width / 2, -1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const gap = () =>
      box(page).evaluate((element) => {
        const foot = document.querySelector('footer')?.getBoundingClientRect();
        return element.getBoundingClientRect().top - (foot?.bottom ?? Infinity);
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
}

/** What the guard added to the page, visible or not. */
const anyBox = (page: Page) => page.locator('.load-failure');

/** Opens the page with additional HTML in its head, after the guard. */
async function openWith(page: Page, tags: string): Promise<void> {
  const html = await (await page.request.get(URL)).text();
  const body = html.replace('</head>', `${tags}</head>`);
  await page.route(URL, (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.goto(URL);
  await answers(page);
}

/** A script that rejects a promise as the bundler does when a module doesn't load. */
const rejects = (request: string) =>
  `<script>Promise.reject({name: 'ChunkLoadError', request: '${request}'})</script>`;

test('scripts of other hosts and prefetching links may fail', async ({page}) => {
  const foreign = 'http://scripts.example/chat.js';
  const gone = '/assets/js/gone.js';
  const failed = Promise.all(
    [foreign, gone].map((end) =>
      page.waitForEvent('requestfailed', (request) => request.url().endsWith(end)),
    ),
  );
  for (const address of [foreign, `**${gone}`]) {
    await page.route(address, (route) => route.abort());
  }
  const script = `<script src="${foreign}"></script>`;
  await openWith(page, `${script}<link rel="prefetch" href="${gone}">${rejects(foreign)}`);
  await failed;
  await expect(anyBox(page)).toHaveCount(0);
});

test('the box disappears when the page is hydrated after all', async ({page}) => {
  await openWith(page, rejects(`${SHELL}/assets/js/late.js`));
  await expect(anyBox(page)).toContainText('late.js');
  await expect(anyBox(page)).toBeHidden();
});

test('once the page is hydrated, the guard is silent', async ({page}) => {
  await page.goto(URL);
  await answers(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), {src: '/assets/js/gone.js'});
        script.onerror = resolve;
        document.head.append(script);
      }),
  );
  await expect(anyBox(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('without missing parts, there is no message', async ({page}) => {
    await page.goto(URL);
    await expect(page.getByRole('heading', {name: 'Steps'})).toBeVisible();
    await expect(page.getByText('did not load')).toHaveCount(0);
  });
});

test('the guard adds less than two kilobytes to each page', async ({page}) => {
  const html = await (await page.request.get(URL)).text();
  const guard = html.match(/<script>(?:(?!<\/script>)[^])*?load-failure[^]*?<\/script>/g) ?? [];
  expect(guard).toHaveLength(1);
  expect(guard[0]?.length).toBeLessThan(2000);
});

test('the box shows without the style sheet, too', async ({page}) => {
  await page.route(/\.css$|\/main[^/]*\.js$/, (route) => route.abort());
  await page.goto(URL);
  await expect(box(page)).toBeInViewport({ratio: 1});
  await expect(box(page)).toHaveCSS('background-color', 'rgb(163, 36, 47)');
});

test('the box has the colors of the theme', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/main.*.js', (route) => route.abort());
  await page.goto(URL);
  await expect(box(page)).toHaveCSS('background-color', 'rgb(61, 23, 27)');
  await expect(box(page)).toHaveCSS('color', 'rgb(221, 231, 237)');
});
