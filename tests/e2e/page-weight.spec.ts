/** What pages must not load; `npm run bench` measures what they do load. */
import {expect, test, type Page} from './test';
import {BUDGETS} from '../../tools/bench/budgets';
import {weighPage} from '../../tools/bench/page-weight';
import {hydrated} from './open';

test('scripts contain no highlighter and no path of a source file', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/docs/generated/ingestion/sources/kafka');
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(scripts)).join('\n');
  expect(scripts.length).toBeGreaterThan(3);
  expect(text).not.toContain('languages.insertBefore(');
  expect(text).not.toContain('"@site/versioned_docs/');
});

test('a docs page weighs no more than its budget', async ({browser, baseURL}) => {
  const page = await weighPage(browser, baseURL ?? '', '/docs/quickstart');
  expect(page.js / 1000).toBeLessThan(BUDGETS.js.limit);
  expect(page.css / 1000).toBeLessThan(BUDGETS.css.limit);
  expect(page.fontFiles).toBeLessThanOrEqual(BUDGETS.fontFiles.limit);
  expect(page.otherHosts).toBe(0);
});

/** Opens a page with many links. @returns a function that counts the pages prefetched so far */
async function fetchedAhead(page: Page): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    if (`${purpose} ${secPurpose}`.includes('prefetch')) count += 1;
  });
  await page.goto('/docs/metadata-ingestion/source_overview');
  await page.waitForLoadState('networkidle');
  return () => count;
}

test('pages of links in view are prefetched', async ({page}) => {
  // On a busy machine, the network is idle before the CPU is.
  await expect.poll(await fetchedAhead(page)).toBeGreaterThan(5);
});

test('nothing is prefetched while the browser has other work', async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
  const count = await fetchedAhead(page);
  expect(count()).toBe(0);
});

test('a page requests its own scripts and styles in its HTML, once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    const {pathname} = new URL(request.url());
    if (!/prefetch/.test(`${purpose}${secPurpose}`) && pathname.startsWith('/assets/'))
      asked.push(pathname);
  });
  const html = await page.request.get('/docs/quickstart').then((answer) => answer.text());
  await page.goto('/docs/quickstart');
  await hydrated(page);
  const scripts = asked.filter((path) => /\.(js|css)$/.test(path));
  expect(scripts.length).toBeGreaterThan(8);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
});
