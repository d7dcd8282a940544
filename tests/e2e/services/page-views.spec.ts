/** Each page that a reader opens is counted once, with its title, and its performance is measured. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {fakeServices, received, SCRIPTS, VITALS} from './fakes';
import {answered} from './reader';

const FEATURES = `${SHELL}/docs/features`;
const GUIDE = `${SHELL}/docs/guide/first`;

test.use({storageState: answered(true)});

const named = async (page: Page, name: string) =>
  (await received(page)).filter(([command, event]) => command === 'event' && event === name);

const views = async (page: Page) => (await named(page, 'page_view')).map(([, , values]) => values);

const view = (title: string, location: string) => ({
  page_title: `${title} | DataHub`,
  page_location: location,
  page_path: new URL(location).pathname,
});

/** Long enough for a page to be counted a second time. */
const settle = (page: Page) => page.waitForTimeout(500);

test('the first page and each navigation, Back, and Forward count once, with title and address', async ({
  page,
}) => {
  await fakeServices(page);
  await open(page, `${FEATURES}?from=mail#top`);
  const first = view('What it does', `${FEATURES}?from=mail`);
  await expect.poll(() => views(page)).toEqual([first]);
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  const second = view('First guide', GUIDE);
  await expect.poll(() => views(page)).toEqual([first, second]);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual([first, second, first]);
  await page.goForward();
  await expect.poll(() => views(page)).toEqual([first, second, first, second]);
  await settle(page);
  expect(await views(page)).toHaveLength(4);
});

test('a hash does not count, and neither does what is typed into a search', async ({page}) => {
  await fakeServices(page);
  await open(page, GUIDE);
  await expect.poll(() => views(page)).toHaveLength(1);
  await page.evaluate(() => (location.hash = '#steps'));
  await page.goto(`${GUIDE}#`);
  await settle(page);
  expect(await views(page)).toHaveLength(1);
  await open(page, `${SHELL}/search`);
  await expect.poll(() => views(page)).toHaveLength(1);
  await page.getByRole('main').getByRole('searchbox').pressSequentially('lineage\n');
  await expect(page).toHaveURL(/q=lineage/);
  await settle(page);
  expect(await views(page)).toHaveLength(1);
});

test('pages that are opened before the analytics load wait for them', async ({page}) => {
  // They never load here: what waits can be seen in their queue.
  await fakeServices(page, {[SCRIPTS.analytics]: () => new Promise(() => undefined)});
  await open(page, FEATURES);
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await expect(page).toHaveTitle(/First guide/);
  const queued = () =>
    page.evaluate(() =>
      ((window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [])
        .map((entry) => [...Array.from(entry)])
        .filter(([command, name]) => command === 'event' && name === 'page_view')
        .map(([, , values]) => values),
    );
  await expect.poll(queued).toEqual([view('What it does', FEATURES), view('First guide', GUIDE)]);
});

test('the analytics do not count pages automatically, and never for advertising', async ({
  page,
}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  await expect
    .poll(() => received(page))
    .toContainEqual(['config', 'G-TEST123456', {send_page_view: false}]);
  const [consent] = await received(page);
  expect(consent).toEqual([
    'consent',
    'default',
    expect.objectContaining({ad_storage: 'denied', analytics_storage: 'granted'}),
  ]);
});

test('the tag manager gets the same page views', async ({page}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  const events = () =>
    page.evaluate(() =>
      // The services start when the browser is idle.
      ((window as unknown as {dataLayer?: {event?: string}[]}).dataLayer ?? []).filter(
        ({event}) => event === 'docs_page_view',
      ),
    );
  const event = 'docs_page_view';
  await expect.poll(events).toEqual([
    {event, ...view('What it does', FEATURES)},
    {event, ...view('First guide', GUIDE)},
  ]);
});

test('Core Web Vitals reach the analytics', async ({page}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  await expect.poll(() => named(page, 'TTFB')).toHaveLength(1);
  const [[, , ttfb] = []] = await named(page, 'TTFB');
  expect(ttfb).toEqual({
    value: expect.any(Number),
    metric_id: expect.any(String),
    metric_value: expect.any(Number),
    metric_rating: expect.stringMatching(/good|needs-improvement|poor/),
  });
  await expect.poll(() => named(page, 'FCP')).toHaveLength(1);
});

test.describe('for a reader who has declined', () => {
  test.use({storageState: answered(false)});

  test('only Core Web Vitals reach the configured address', async ({page}) => {
    // The shell site has none, because each of its pages would send requests to it.
    const load = `{by:"vitals",url:"${VITALS}"}`;
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const vitals = `services:{list:[{id:"vitals",name:"",purpose:"",consent:!1,load:${load}},`;
      const configured = text.replace('services:{list:[', vitals);
      expect(configured).not.toBe(text);
      await route.fulfill({response, body: configured});
    });
    await page.route(FEATURES, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy.replace('connect-src', `connect-src ${VITALS}`);
      await route.fulfill({response, headers});
    });
    const asked = await fakeServices(page);
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url() === VITALS) bodies.push(request.postDataJSON());
    });
    await open(page, FEATURES);
    await expect
      .poll(() => bodies)
      .toContainEqual({
        name: 'TTFB',
        value: expect.any(Number),
        delta: expect.any(Number),
        id: expect.any(String),
        rating: expect.any(String),
        navigationType: expect.any(String),
        page: '/docs/features',
      });
    expect(asked).toEqual([]);
  });
});
