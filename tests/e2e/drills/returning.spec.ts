/** Back, Forward, reload, and a wrong clock: what a reader chose, typed, and read is where it was. */
import {chromium, expect, test, type Page} from '../test';
import {BROWSER_ARGS, browsers} from '../../../tools/test/browser';
import {hydrated, open} from '../open';
import {watch} from '../watch';

const STARTED = '/docs/api/graphql/getting-started';

const python = (page: Page) => page.getByRole('tab', {name: 'Python'}).first();
const comment = (page: Page) => page.getByRole('textbox', {name: 'What could be better?'});

/** Makes choices of every kind on a docs page. */
async function leaveTraces(page: Page): Promise<void> {
  await python(page).click();
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await comment(page).fill('The second step needs a picture.');
  await page.getByRole('searchbox', {name: 'Filter pages'}).fill('kafka');
}

async function expectTraces(page: Page): Promise<void> {
  await expect(python(page)).toHaveAttribute('aria-selected', 'true');
  await expect(comment(page)).toHaveValue('The second step needs a picture.');
}

/** Returns the first heading below the bar, and its distance from the bar. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h2, main h3, main h4')];
    const first = headings.find((heading) => heading.getBoundingClientRect().top > 60);
    return [first?.textContent, Math.round(first?.getBoundingClientRect().top ?? 0)] as const;
  });

test('a page from the back-forward cache is as it was, and works', async ({baseURL}) => {
  const whole = browsers().find((file) => !file.includes('shell'));
  test.skip(whole === undefined, 'The headless shell has no back-forward cache.');
  const browser = await chromium.launch({
    executablePath: whole ?? '',
    args: BROWSER_ARGS,
    // Playwright disables the back-forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({baseURL: baseURL ?? ''});
    await open(page, STARTED);
    await page.evaluate(() => {
      Object.assign(window, {kept: true});
      addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    });
    await leaveTraces(page);
    // Another document, which replaces this one in the tab.
    await page.goto('/robots.txt');
    // Playwright's goBack waits for a load event, which a cached page doesn't fire again.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(async () => {
      expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    }).toPass();
    await expectTraces(page);
    await expect(page.getByRole('searchbox', {name: 'Filter pages'})).toHaveValue('kafka');
    await page.getByRole('button', {name: 'Cancel', exact: true}).click();
    await expect(comment(page)).toHaveCount(0);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Docs', exact: true})
      .click();
    await expect(page).toHaveURL(/\/docs$/);
  } finally {
    await browser.close();
  }
});

test('Back from another document restores what was chosen and typed', async ({page}) => {
  const found = watch(page);
  await open(page, STARTED);
  await leaveTraces(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expectTraces(page);
  expect(found).toEqual([]);
});

for (const [name, url, act] of [
  ['the filter of a reference', '/docs/graphql/inputObjects?filter=dataset', undefined],
  ['the filters of the catalog', '/integrations?view=matrix&support=certified&q=s', undefined],
  ['the audiences of Learn', '/learn?for=for-data-engineers', undefined],
  ['the filter of stories', '/adoption-stories?kind=video', undefined],
  ['tabs and what was typed', STARTED, leaveTraces],
] as const) {
  test(`a reload halfway keeps ${name}`, async ({page}) => {
    const found = watch(page);
    await open(page, url);
    await act?.(page);
    // The delay after which typed text is written to the address.
    await page.waitForTimeout(400);
    await page.evaluate(() => window.scrollTo(0, Math.min(900, document.body.scrollHeight / 2)));
    const [address, place] = [page.url(), await inView(page)];
    const text = await page.getByRole('main').innerText();
    await page.reload();
    await hydrated(page);
    expect(page.url()).toBe(address);
    await expect.poll(() => page.getByRole('main').innerText()).toBe(text);
    await expect.poll(async () => (await inView(page))[0]).toBe(place[0]);
    await expect.poll(async () => Math.abs((await inView(page))[1] - place[1])).toBeLessThan(10);
    if (act) await expectTraces(page);
    expect(found).toEqual([]);
  });
}

test('Back to a long page and Forward again return to the same lines', async ({page}) => {
  await open(page, '/docs/quickstart');
  const link = page.locator('article a[href^="/docs/"]:visible').last();
  await link.scrollIntoViewIfNeeded();
  const place = await inView(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page).not.toHaveURL(/quickstart$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/quickstart$/);
  await expect.poll(() => inView(page)).toEqual(place);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Dates of clocks that are wrong by a year, by decades, or that were never set. */
const CLOCKS = ['2024-05-09', '2026-02-28', '2031-12-31T23:59:59Z', '1970-01-01T00:00:10Z'];

for (const now of CLOCKS) {
  test(`with a clock at ${now}, pages show dates and nothing fails`, async ({page}) => {
    const found = watch(page);
    await page.clock.install({time: new Date(now)});
    await open(page, '/events');
    const dates = page.locator('main ol time');
    await expect(dates.first()).toBeVisible();
    const starts = await dates.evaluateAll((times) =>
      times.map((time) => time.getAttribute('datetime')),
    );
    expect(starts.length).toBe(3);
    for (const start of starts) expect(Date.parse(start ?? '')).toBeGreaterThan(Date.parse(now));
    expect([...starts].sort()).toEqual(starts);
    await open(page, '/docs/quickstart');
    // The date of the last change doesn't depend on the reader's clock.
    const changed = page.locator('.theme-last-updated time');
    expect(await changed.getAttribute('datetime')).toMatch(/^20[2-9]\d-/);
    await page.getByRole('button', {name: 'Yes', exact: true}).click();
    await page.getByRole('textbox', {name: 'What helped you?'}).fill('The figures.');
    await expect(page.getByRole('link', {name: 'Send as a GitHub issue'})).toHaveAttribute(
      'href',
      /figures/,
    );
    expect(found).toEqual([]);
  });
}
