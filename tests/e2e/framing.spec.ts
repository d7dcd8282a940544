/** Which hosts may show a page of the site in a frame: pages of other hosts try it. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {open} from './open';
import {expect, type Page, test} from './test';

const PAGE = '/docs/quickstart';

/** The site under a separate host name: browsers don't let pages on the internet access this machine. */
const DOCS = 'https://docs.example';
test.beforeEach(({context, baseURL}) =>
  context.route(`${DOCS}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: `${baseURL}${pathname}${search}`})});
  }),
);

// Requests that a frame still sends when its test ends are not an error.
test.afterEach(({context}) => context.unrouteAll({behavior: 'ignoreErrors'}));

const frame = (address: string) => `<iframe src="${address}" width="1300" height="800"></iframe>`;

/** Opens a page of another host, which doesn't have to exist. */
async function pageOf(page: Page, origin: string, body: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto(`${origin}/embedding`);
}

const shown = (page: Page) => page.frameLocator('iframe').getByRole('heading', {level: 1});

for (const origin of [
  'https://app.acryl.io',
  'https://demo.eu.acryl.io',
  'https://acryldata.io',
  'https://www.acryldata.io',
  'https://datahub.com',
  'https://cloud.datahub.com',
  'http://localhost:9002',
]) {
  test(`${origin} shows our pages in a frame`, async ({page}) => {
    await pageOf(page, origin, frame(DOCS + PAGE));
    await expect(shown(page)).toHaveText('DataHub quickstart');
  });
}

test.describe('refused', () => {
  test.use({expectedViolations: [/frame-ancestors/]});

  test('any other host gets an empty frame', async ({page}) => {
    for (const origin of [
      'https://example.com',
      'http://app.acryl.io',
      'https://acryl.io',
      'https://app.acryl.io.example.com',
      'https://evil-acryldata.io',
      'http://datahub.com',
      'http://127.0.0.1:9002',
    ]) {
      await test.step(origin, async () => {
        await pageOf(page, origin, frame(DOCS + PAGE));
        // The browser's own error page is in the frame instead.
        await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
        await expect(shown(page)).toHaveCount(0);
      });
    }
  });

  test('another site cannot frame ours through an allowed one', async ({page}) => {
    const between = 'https://app.acryl.io';
    await page.route(`${between}/**`, (route) =>
      route.fulfill({contentType: 'text/html', body: frame(DOCS + PAGE)}),
    );
    await pageOf(page, 'https://example.com', frame(between));
    await expect.poll(() => page.frames()[2]?.url()).toMatch(/^chrome-error:/);
  });
});

/** Serves a page from a real host on a separate port until the test ends. */
async function pageAt(page: Page, host: string, body: string): Promise<void> {
  const server = http.createServer((_, res) =>
    res.setHeader('Content-Type', 'text/html').end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  page.on('close', () => void server.close().closeAllConnections());
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);
}

test('a framed page works like the page itself', async ({page, baseURL}) => {
  await pageAt(page, 'localhost', frame(`${baseURL}${PAGE}`));
  const inside = page.frameLocator('iframe');
  await inside.getByRole('heading', {level: 1}).click();
  await expect(inside.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await inside.getByRole('link', {name: 'Integrations', exact: true}).first().click();
  await expect(inside.getByRole('heading', {level: 1})).toContainText('Integrations');
});

test('any page may show pictures of the site, such as social cards, but not load its scripts', async ({
  page,
  baseURL,
}) => {
  await open(page, PAGE);
  const script = await page.locator('script[src*="/assets/js/main."]').getAttribute('src');
  await pageAt(page, '127.0.0.1', '<p>Another site</p>');
  const loads = (tag: 'img' | 'script', src: string) =>
    page.evaluate(
      ([name, address]) =>
        new Promise((resolve) => {
          const element = document.createElement(name) as HTMLImageElement;
          element.onload = () => resolve(true);
          element.onerror = () => resolve(false);
          element.src = address;
          document.body.append(element);
        }),
      [tag, src] as const,
    );
  expect(await loads('img', `${baseURL}/img/social/home.png`)).toBe(true);
  expect(await loads('script', `${baseURL}${script}`)).toBe(false);
});
