/** What pages must not load; `npm run bench` measures what they do load. */
import {expect, test} from './test';
import {BUDGETS} from '../../tools/bench/budgets';
import {weighPage} from '../../tools/bench/page-weight';
import {hydrated} from './open';

/** A page of links to most sources. */
const LINKS = '/docs/metadata-ingestion/source_overview';

test('scripts contain no highlighter and no path of a source file', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/docs/generated/ingestion/sources/kafka');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(scripts)).join('\n');
  expect(scripts.length).toBeGreaterThan(3);
  expect(text).not.toContain('languages.insertBefore(');
  expect(text).not.toContain('"@site/versioned_docs/');
});

test('a docs page weighs no more than its budget', async ({browser, baseURL}) => {
  const page = await weighPage(browser, baseURL ?? '', '/docs/quickstart');
  expect(page.jsIdle / 1000).toBeLessThanOrEqual(BUDGETS.jsIdle.limit);
  expect(page.jsAll / 1000).toBeLessThanOrEqual(BUDGETS.jsAll.limit);
  expect(page.css / 1000).toBeLessThanOrEqual(BUDGETS.css.limit);
  expect(page.fonts / 1000).toBeLessThanOrEqual(BUDGETS.fonts.limit);
  expect(page.fontFiles).toBeLessThanOrEqual(BUDGETS.fontFiles.limit);
  expect(page.pictures / 1000).toBeLessThanOrEqual(BUDGETS.pictures.limit);
  expect(page.otherHosts).toBe(BUDGETS.otherHosts.limit);
});

test('an idle page fetches its own scripts ahead, and nothing for the links in view', async ({
  browser,
  baseURL,
}) => {
  const page = await weighPage(browser, baseURL ?? '', LINKS);
  expect(page.ahead).toBeGreaterThan(0);
  expect(page.ahead).toBeLessThanOrEqual(page.jsAll);
  expect(page.aheadLinks).toBe(0);
});

test('nothing is fetched ahead for a reader who saves data', async ({browser, baseURL}) => {
  const page = await weighPage(browser, baseURL ?? '', LINKS, {savesData: true});
  expect(page.ahead).toBe(0);
  expect(page.jsAll).toBeGreaterThan(0);
});

test('nothing is fetched ahead while the browser has other work', async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
  await page.goto(LINKS);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('a page requests the scripts and styles that its HTML lists, once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    const {pathname} = new URL(request.url());
    if (!/prefetch/.test(`${purpose}${secPurpose}`) && /^\/assets\/.*\.(js|css)$/.test(pathname))
      asked.push(pathname);
  });
  const html = await page.request.get('/docs/quickstart').then((answer) => answer.text());
  await page.goto('/docs/quickstart');
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(8);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((path) => !html.includes(path))).toEqual([]);
});
