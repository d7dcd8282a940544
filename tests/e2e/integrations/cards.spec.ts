/** Where the cards of /integrations lead, their logos, and what is there without scripts. */
import {expect, test} from '../test';
import {cards, count, openCatalog, sources, TOTAL} from './catalog';

test('each source leads to its page, and everything else to an existing page or another site', async ({
  page,
  request,
}) => {
  await openCatalog(page);
  const links = await cards(page)
    .locator('h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const {slug} of sources)
    expect(links).toContain(`/docs/generated/ingestion/sources/${slug}`);
  const inside = links.filter((link) => link.startsWith('/'));
  for (const link of inside) expect((await request.head(link)).status(), link).toBe(200);
  const outside = links.filter((link) => !link.startsWith('/'));
  for (const link of outside) expect(link).toMatch(/^https:\/\/(github\.com|hudi\.apache\.org)\//);
});

test('brands have their logo, the others a drawing', async ({page}) => {
  await openCatalog(page);
  await expect(cards(page).filter({has: page.locator('svg use')})).toHaveCount(TOTAL);
  const use = cards(page).filter({hasText: 'Snowflake'}).locator('use');
  const [file = '', id = ''] = ((await use.getAttribute('href')) ?? '').split('#');
  const sprite = await (await page.request.get(file)).text();
  expect(sprite).toContain(`<symbol id="${id}" `);
  const drawn = cards(page).filter({hasText: 'Oracle'}).locator('use');
  await expect(drawn).toHaveAttribute('href', /#drawn-Database$/);
});

test('without scripts, the full list is there and says so', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/integrations');
  await expect(cards(page)).toHaveCount(TOTAL);
  await expect(page.locator('main noscript p')).toContainText('This is the whole list.');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(count(page)).toHaveText(`${TOTAL} integrations`);
  for (const tool of await page.locator('main :is(input, select, summary, nav)').all()) {
    await expect(tool).toBeHidden();
  }
  await context.close();
});

test('on a phone, the filters can be collapsed, also by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openCatalog(page);
  const boxes = page.getByRole('checkbox', {name: /^BI Tool, /});
  await expect(boxes).toBeHidden();
  const fold = page.getByRole('button', {name: 'Filters', exact: true});
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await boxes.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/integrations?type=bi-tool');
  await expect(page.getByRole('button', {name: 'Filters (1)'})).toBeVisible();
});

test('the scripts of a docs page contain nothing of the catalog', async ({request}) => {
  const topic = 'Azure Blob Storage data lake';
  const holders = async (url: string) => {
    const html = await (await request.get(url)).text();
    const files = html.match(/(?<=<script[^>]* src="?)\/assets\/[^"\s>]+/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    return texts.filter((text) => text.includes(topic)).length;
  };
  expect(await holders('/integrations')).toBe(1);
  expect(await holders('/docs/quickstart')).toBe(0);
});
