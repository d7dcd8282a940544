/** Small screens: up to 996 px, the menu is in a drawer and the table of contents is collapsed. */
import {expect, test} from './test';
import {open} from './open';
import {resize} from './every-width';
import {SHELL} from './shell/site';
import {FROZEN, FROZEN_DOCS} from '../versions';

const PAGE = '/docs/generated/ingestion/sources/kafka';

test('996 px is mobile, 997 px is desktop', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(toggle).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
});

for (const site of ['', SHELL]) {
  test(`at 997 px the bar ${site ? 'of the shell site ' : ''}has room for all its items`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, site ? `${site}/docs/features` : `${FROZEN_DOCS}/features`);
    const boxes = await page
      .locator('.navbar__items > :visible')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(8);
    const apart = boxes.slice(1).map(({left}, index) => left - (boxes[index]?.right ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(0);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(997);
  });
}

test('the drawer navigates the docs and closes automatically', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const drawer = page.locator('.navbar-sidebar');
  await toggle.click();
  await expect(drawer).toBeInViewport();
  await expect(drawer.getByRole('link', {name: 'Kafka', exact: true})).toBeVisible();
  await drawer.getByRole('link', {name: 'Athena', exact: true}).click();
  await expect(page).toHaveURL(/\/sources\/athena$/);
  await expect(drawer).not.toBeInViewport();
});

test('the drawer offers the other version of the page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = page.locator('.navbar-sidebar');
  await drawer.getByRole('button', {name: 'Back to main menu'}).click();
  await drawer.getByRole('button', {name: 'Versions'}).click();
  await drawer.getByRole('link', {name: FROZEN}).click();
  await expect(page).toHaveURL(`${FROZEN_DOCS}/generated/ingestion/sources/kafka`);
  await expect(drawer).not.toBeInViewport();
});

test('the drawer closes when the screen becomes wide', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});

test('the version is in the bar of the table of contents only where it leaves room for the label', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  const label = page.getByRole('button', {name: 'On this page'});
  const badge = page.locator('.theme-doc-version-badge');
  for (const width of [320, 335, 336, 360]) {
    await resize(page, width);
    const end = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return {x: range.getBoundingClientRect().right, y: range.getBoundingClientRect().top};
    });
    const box = await badge.boundingBox();
    const covers = (box?.x ?? 0) < end.x && (box?.y ?? 0) + (box?.height ?? 0) > end.y;
    expect(covers, `at ${width} px`).toBe(false);
  }
});

test('fields become cards with labels', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, `${PAGE}#kafka.connection.bootstrap`);
  const cell = page.locator('tr[id="kafka.connection.bootstrap"] td').nth(1);
  await expect(cell).toHaveCSS('display', 'block');
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('"Type"');
});

test('wide tables become cards, and remain tables for screen readers', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/deploy/environment-vars');
  const row = page.getByRole('row', {name: /^METADATA_SERVICE_AUTH_ENABLED/});
  const cell = row.getByRole('cell').nth(1);
  await expect(cell).toHaveCSS('display', 'block');
  await expect(cell).toHaveRole('cell');
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('"Default"');
  await expect(row).toHaveAttribute('role', 'row');
  await expect(page.getByRole('columnheader', {name: 'Read by'}).first()).toBeAttached();
});

test('the heading is near the top on a phone, and in view at a zoom of 400 %', async ({page}) => {
  const pages = [
    ['/docs/authentication/guides/sso/configure-oidc-react', '/docs/deploy/environment-vars'],
    [PAGE, '/docs/generated/metamodel/entities/dataset', '/docs/graphql/mutations'],
    [`${FROZEN_DOCS}/deploy/environment-vars`, '/docs/category/features', '/docs', '/'],
    ['/integrations', '/learn/business-metric', '/search?q=lineage'],
  ].flat();
  test.slow();
  for (const address of pages) {
    await test.step(address, async () => {
      await page.setViewportSize({width: 360, height: 780});
      await open(page, address);
      const top = async () => (await page.locator('h1').boundingBox())?.y;
      expect.soft(await top(), `${address} on a phone`).toBeLessThanOrEqual(300);
      await resize(page, 320, 256);
      expect.soft(await top(), `${address} at 400 %`).toBeLessThanOrEqual(216);
    });
  }
});

test('cells of a comparison stay below the heading of their column', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/architecture/metadata-ingestion');
  const rows = page.locator('article table').first().getByRole('row');
  await expect(rows.nth(0).getByRole('cell')).toHaveCount(1);
  await expect(rows.nth(0).getByRole('columnheader')).toHaveText(['Pull', 'Push']);
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Started by');
  await expect(rows.nth(1).getByRole('cell')).toHaveCount(2);
});
