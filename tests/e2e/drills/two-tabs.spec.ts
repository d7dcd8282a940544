/** Two tabs of one reader with different versions and sizes. What they share must not make one follow the other. */
import {expect, type Page, test} from '../test';
import {open} from '../open';
import {watch} from '../watch';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {dialog, field, openDialog, options} from '../search/parts';

const version = (page: Page) => page.getByRole('button', {name: /^Version: /});

async function choose(page: Page, name: RegExp): Promise<void> {
  await version(page).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click();
}

/** Searches in the dialog, and returns the address of the first result. */
async function firstHit(page: Page, query: string): Promise<string> {
  await openDialog(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  const link = options(page).first();
  const address = await link.evaluate((node) => node.closest('a')?.getAttribute('href') ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  return address;
}

test('tabs with different versions each search their own', async ({context}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const found = [...watch(one), ...watch(other)];
  await open(one, '/docs/quickstart');
  await open(other, '/docs/quickstart');
  await choose(other, new RegExp(`^${FROZEN} `));
  await expect(other).toHaveURL(`${FROZEN_DOCS}/quickstart`);
  // The choice in the other tab is stored for both.
  await one.bringToFront();
  await expect(version(one)).toHaveAccessibleName('Version: Next');
  expect(await firstHit(one, 'snowflake')).not.toContain(FROZEN);
  expect(await firstHit(other, 'snowflake')).toContain(FROZEN_DOCS);
  await choose(one, /^Next /);
  await one.goto('/docs/features');
  await expect(version(one)).toHaveAccessibleName('Version: Next');
  await other.bringToFront();
  await expect(version(other)).toHaveAccessibleName(`Version: ${FROZEN}`);
  expect(await firstHit(other, 'kafka')).toContain(FROZEN_DOCS);
  await other.reload();
  await expect(other).toHaveURL(`${FROZEN_DOCS}/quickstart`);
  await expect(version(other)).toHaveAccessibleName(`Version: ${FROZEN}`);
  expect(found).toEqual([]);
});

test('the search page of each tab keeps the version of its address', async ({context}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one, '/search?q=kafka');
  await open(other, `/search?q=kafka&version=${FROZEN}`);
  const versions = (page: Page) => page.getByRole('combobox', {name: 'Version'});
  await one.evaluate((name) => {
    localStorage.setItem('docs-preferred-version-default', name);
  }, FROZEN);
  await expect(versions(one)).toHaveValue('');
  await expect(versions(other)).toHaveValue(FROZEN);
  await one.reload();
  await expect(versions(one)).toHaveValue('');
  await expect(one).toHaveURL('/search?q=kafka');
});

test('windows with different zoom levels show the same search, each at its own size', async ({
  browser,
}) => {
  // Zooming makes the window smaller in CSS pixels, and each pixel larger.
  const windows = await Promise.all(
    [1, 2, 4].map((zoom) =>
      browser.newContext({
        viewport: {width: 1440 / zoom, height: Math.round(900 / zoom)},
        deviceScaleFactor: zoom,
      }),
    ),
  );
  for (const context of windows) {
    const page = await context.newPage();
    const found = watch(page);
    await open(page, '/docs/quickstart');
    await openDialog(page);
    await field(page).fill('snowflake');
    await expect(options(page).first()).toBeInViewport({ratio: 0.5});
    const box = await dialog(page).locator('.search-window').boundingBox();
    const size = page.viewportSize();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size?.width);
    expect(found).toEqual([]);
    await context.close();
  }
});

test('tabs of one reader with different zoom levels share the version, but not the layout', async ({
  context,
}) => {
  const [wide, narrow] = [await context.newPage(), await context.newPage()];
  await narrow.setViewportSize({width: 480, height: 800});
  await open(wide, `${FROZEN_DOCS}/quickstart`);
  await open(narrow, '/docs/quickstart');
  await expect(version(wide)).toBeVisible();
  await expect(version(narrow)).toBeHidden();
  await wide.bringToFront();
  await expect(wide.locator('.theme-doc-sidebar-menu').first()).toBeVisible();
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
});
