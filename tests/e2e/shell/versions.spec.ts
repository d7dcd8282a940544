/** The version menu: same page, same section, or a message about what the other version lacks. */
import {expect, type Page, test} from '../test';
import {hydrated, open} from '../open';
import {expectTabAt} from '../tabs';
import {FROZEN, FROZEN_DOCS} from '../../versions';

const KEY = 'docs-preferred-version-default';
const version = (page: Page) => page.getByRole('button', {name: /^Version: /});

async function choose(page: Page, name: string): Promise<void> {
  await version(page).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).click();
}

test('keeps page, query and section', async ({page}) => {
  await open(page, '/docs/quickstart?from=mail#ports');
  await expect(version(page)).toHaveAccessibleName('Version: Next');
  await choose(page, `${FROZEN} released`);
  await expect(page).toHaveURL(`${FROZEN_DOCS}/quickstart?from=mail#ports`);
  await expect(page.getByRole('heading', {name: 'Ports'})).toBeInViewport();
  await expect(version(page)).toHaveAccessibleName(`Version: ${FROZEN}`);
  await choose(page, 'Next unreleased');
  await expect(page).toHaveURL(/\/docs\/quickstart\?from=mail#ports$/);
});

test('says that a version lacks the page, before and after the change', async ({page}) => {
  await open(page, '/docs/generated/ingestion/sources/vertexai');
  await choose(page, `${FROZEN} released, lacks this page`);
  await expect(page).toHaveURL(`${FROZEN_DOCS}/metadata-ingestion/source_overview`);
  await expect(page.getByRole('status').filter({hasText: 'Vertex AI'})).toBeVisible();
});

test('opens the closest page above one that a version lacks, and says so', async ({page}) => {
  await open(page, '/docs/features/feature-guides/mcp-server');
  await choose(page, `${FROZEN} released, lacks this page`);
  await expect(page).toHaveURL(`${FROZEN_DOCS}/category/features`);
  const notice = page.getByRole('status').filter({hasText: 'closest page above'});
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/docs/features/feature-guides/mcp-server');
  await expect(notice).toHaveCount(0);
});

test('says that a version lacks the section', async ({page}) => {
  await open(page, '/docs/quickstart#no-such-section');
  await choose(page, `${FROZEN} released`);
  await expect(page).toHaveURL(`${FROZEN_DOCS}/quickstart#no-such-section`);
  await expect(page.getByRole('status').filter({hasText: 'section'})).toBeVisible();
});

test('opens in a new tab like any link', async ({page, context}) => {
  await open(page, '/docs/quickstart');
  await version(page).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', {name: `${FROZEN} released`}).click({modifiers: ['ControlOrMeta']}),
  ]);
  await expectTabAt(tab, `${FROZEN_DOCS}/quickstart`);
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
});

test('remembers the choice, and forgets it when that version is removed', async ({page}) => {
  await open(page, '/docs/quickstart');
  await choose(page, `${FROZEN} released`);
  await expect(version(page)).toHaveAccessibleName(`Version: ${FROZEN}`);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(await stored()).toBe(FROZEN);
  await open(page, '/');
  await expect(version(page)).toHaveAccessibleName(`Version: ${FROZEN}`);
  await page.evaluate((key) => localStorage.setItem(key, '0.9.9'), KEY);
  await page.reload();
  await hydrated(page);
  await expect(version(page)).toHaveAccessibleName('Version: Next');
  await expect.poll(stored).toBeNull();
});

test('lists the archived releases on their host', async ({page}) => {
  await open(page, '/docs/quickstart');
  await version(page).click();
  await expect(page.getByText('Archived versions')).toBeVisible();
  const links = page.locator('.navbar a[href^="https://archive.docs.datahub.com/docs/"]');
  const archived = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')?.split('/')[4]]),
  );
  expect(archived.length).toBeGreaterThanOrEqual(7);
  for (const [name, inAddress] of archived) {
    expect(name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(inAddress).toBe(name);
  }
});

test('an unknown address below a release renders without errors', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('React')) errors.push(message.text());
  });
  await open(page, `${FROZEN_DOCS}/no-such-page`);
  await expect(version(page)).toHaveAccessibleName(`Version: ${FROZEN}`);
  expect(errors).toEqual([]);
});
