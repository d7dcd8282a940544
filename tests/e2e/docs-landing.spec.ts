/** The landing page of the docs: ways in by search, role, and task, and what is new. */
import fs from 'node:fs';
import {expect, test} from './test';
import {listFiles} from '../../plugins/common/list-files';
import {loadReference} from '../../plugins/reference';
import {ROOT} from '../../plugins/common/root';
import {open} from './open';
import {FROZEN} from '../versions';

const LANDING = '/docs';

test('each role and each task has its links, and all of them work', async ({page, request}) => {
  await page.goto(LANDING);
  for (const role of ['Data engineer', 'Data analyst', 'Data architect', 'Governance lead']) {
    const card = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: role})});
    expect(await card.getByRole('link').count(), role).toBeGreaterThan(2);
  }
  const links = await page
    .locator('main a:not(.hash-link)')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(30);
  for (const link of new Set(links)) {
    expect(link).toMatch(/^\/docs\//);
    expect((await request.get(link ?? '')).status(), link ?? '').toBe(200);
  }
});

test('the first pages are in reading order', async ({page}) => {
  await page.goto(LANDING);
  const steps = page.getByRole('region', {name: 'Pages to read first'}).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toContainText('What is DataHub?');
  await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/docs/quickstart');
});

test('the search field leads to the results', async ({page}) => {
  await open(page, LANDING);
  const field = page.locator('main').getByRole('searchbox', {name: 'Search the documentation'});
  await field.fill('snowflake');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=snowflake$/);
  await expect(
    page
      .locator('main')
      .getByRole('link', {name: /Snowflake/})
      .first(),
  ).toBeVisible();
});

test('new sources are listed, with what they read, and no others', async ({page}) => {
  await page.goto(LANDING);
  const news = page.getByRole('region', {name: `What is new since ${FROZEN}`});
  const added = news.getByRole('list').first();
  const {sources, version} = loadReference(ROOT);
  const fresh = sources.filter(({since}) => version.badge(since));
  expect(fresh.length).toBeGreaterThan(0);
  for (const {slug} of fresh) {
    const link = added.locator(`a[href="/docs/generated/ingestion/sources/${slug}"]`);
    await expect(link).toHaveCount(1);
  }
  await expect(added.locator('a[href="/docs/generated/ingestion/sources/snowflake"]')).toHaveCount(
    0,
  );
});

test('changed pages are counted by their marks', async ({page}) => {
  const folder = `${ROOT}/genDocs/docs`;
  const marks = (name: string) =>
    fs.readFileSync(`${folder}/${name}`, 'utf8').match(/class="ref-since"/g)?.length ?? 0;
  const most = listFiles(folder)
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => marks(b) - marks(a))[0];
  await page.goto(LANDING);
  const first = page
    .getByRole('region', {name: `What is new since ${FROZEN}`})
    .getByRole('listitem')
    .filter({hasText: /\d+ new$/})
    .first();
  await expect(first.getByRole('link')).toHaveAttribute('href', `/docs/${most?.slice(0, -3)}`);
  await expect(first).toContainText(`${marks(most ?? '')} new`);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is readable, and the form opens the search page', async ({page}) => {
    await page.goto(LANDING);
    await expect(page.getByRole('heading', {name: 'Governance lead'})).toBeVisible();
    const field = page.locator('main').getByRole('searchbox');
    await field.fill('kafka');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=kafka$/);
  });
});
