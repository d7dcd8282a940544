/** The scripts of a page start when the reader does something, and no press is lost until they run. */
import {expect, test, type Page} from './test';

/** A page with tabs, a group of the sidebar, code, and a table of contents. */
const TABS = '/docs/api/tutorials/owners';

/** The scripts that a page has requested so far, without the one that starts them and those fetched ahead. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    const isOfPage =
      request.resourceType() === 'script' && !/\/start\.\w+\.js$/.test(request.url());
    if (isOfPage && !`${purpose}${secPurpose}`.includes('prefetch')) scripts.push(request.url());
  });
  return scripts;
}

const isInteractive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Holds the main script back. @returns a function that lets it through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const path of [TABS, '/', '/learn/data-pipeline']) {
  test(`${path} doesn't load the browser's rules for dates, which delay its first press`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const {DateTimeFormat} = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, args: []) {
          document.documentElement.dataset['formatsDates'] = '';
          return new target(...args);
        },
      });
    });
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await isInteractive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-formats-dates');
    await page.evaluate(() => new Intl.DateTimeFormat('en'));
    await expect(page.locator('html')).toHaveAttribute('data-formats-dates');
  });
}

for (const path of [
  TABS,
  '/docs/features',
  '/docs/category/features',
  '/',
  '/learn/data-pipeline',
]) {
  test(`${path} loads no script until the reader does something`, async ({page}) => {
    const scripts = scriptsOf(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.keyboard.press('Tab');
    await isInteractive(page);
    expect(scripts.length).toBeGreaterThan(3);
  });
}

for (const [what, act] of [
  ['moves the pointer', (page: Page) => page.mouse.move(300, 300)],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 100)],
  ['presses a key', (page: Page) => page.keyboard.press('ArrowDown')],
  ['presses anywhere', (page: Page) => page.mouse.click(700, 400)],
  [
    'uses the page by an assistive device',
    (page: Page) => page.getByRole('tab').first().dispatchEvent('click'),
  ],
] as const) {
  test(`the page is interactive once the reader ${what}`, async ({page}) => {
    await page.goto(TABS);
    await act(page);
    await isInteractive(page);
  });
}

test('a touch starts the page', async ({browser, baseURL}) => {
  const context = await browser.newContext({hasTouch: true, ...(baseURL && {baseURL})});
  const page = await context.newPage();
  await page.goto(TABS);
  await page.getByRole('heading', {level: 1}).tap();
  await isInteractive(page);
  await context.close();
});

for (const [what, path] of [
  ['a query', '/docs/features?q=1'],
  ['a section', '/docs/features#what-to-read-next'],
  ['a tool', '/tools/urn'],
  ['the search', '/search'],
  ['a missing page', '/docs/no-such-page'],
  ['a page of dates', '/events'],
] as const) {
  test(`${what} starts at once`, async ({page}) => {
    await page.goto(path);
    await isInteractive(page);
  });
}

test('a page with tabs of which the reader once chose one starts at once', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.api', 'python'));
  await page.goto(TABS);
  await isInteractive(page);
});

test.describe('what happens before the scripts run', () => {
  test('a tab that is pressed is chosen', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(TABS);
    const tab = page.getByRole('tab', {name: 'Python'}).first();
    await tab.click();
    await expect(page.locator('html')).toHaveAttribute('data-starting', '');
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  });

  test('a group of the sidebar that is pressed opens, and only once', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/features');
    const group = page.getByRole('button', {name: "Expand sidebar category 'Features'"});
    await group.click();
    release();
    await expect(
      page.getByRole('button', {name: "Collapse sidebar category 'Features'"}),
    ).toBeVisible();
  });

  test('the text of a filter filters', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/features');
    const field = page.getByLabel('Filter pages');
    await field.fill('snowflake');
    release();
    const entries = page.locator('.theme-doc-sidebar-menu .menu__link');
    await expect(entries.filter({hasText: 'Snowflake'}).first()).toBeVisible();
    await expect(entries.filter({hasText: 'Quickstart'})).toHaveCount(0);
    await expect(field).toHaveValue('snowflake');
  });

  test('the shortcut opens the search with what was typed after it', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/features');
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('kafka');
  });

  test('a menu below the pointer opens', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/features');
    await page.getByRole('button', {name: 'Learn'}).hover();
    release();
    await expect(page.getByRole('link', {name: /Guides/}).first()).toBeVisible();
  });

  test('a link is followed, and a <details> opens, without waiting', async ({page}) => {
    await page.route(/\/assets\/js\/(?!start)/, () => undefined);
    await page.goto('/docs/features');
    await page.locator('article a[href^="/docs/"]').first().click();
    await expect(page).not.toHaveURL('/docs/features');
    await page.goto('/docs/quickstart');
    const details = page.locator('article details').first();
    await details.locator('summary').click();
    await expect(details).toHaveJSProperty('open', true);
  });

  test('a link that is pressed with Ctrl or Cmd opens in a new tab', async ({page, context}) => {
    await page.route(/\/assets\/js\/(?!start)/, () => undefined);
    await page.goto('/docs/features');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('article a[href^="/docs/"]')
        .first()
        .click({modifiers: ['ControlOrMeta']}),
    ]);
    expect(tab.url()).toContain('/docs/');
  });

  test('if the scripts never come, the page says so', async ({page}) => {
    await page.route(/\/assets\/js\/main\./, (route) => route.abort());
    await page.goto(TABS);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('alert')).toContainText('Parts of this page did not load');
    await page.unroute(/\/assets\/js\/main\./);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

/** What a page fetches before it is used, over a connection of this kind. */
async function fetchedAhead(page: Page, connection: object): Promise<number> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
  await page.goto(TABS, {waitUntil: 'networkidle'});
  await page.waitForTimeout(500);
  return page.locator('link[rel=prefetch]').count();
}

test('an idle browser fetches the scripts of the page, so that the first press need not wait', async ({
  page,
}) => {
  expect(await fetchedAhead(page, {effectiveType: '4g', saveData: false})).toBeGreaterThan(5);
});

test('nothing is fetched ahead for readers who save data', async ({page}) => {
  expect(await fetchedAhead(page, {effectiveType: '4g', saveData: true})).toBe(0);
});
