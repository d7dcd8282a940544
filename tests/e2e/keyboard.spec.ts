/** Everything a reader does with only the keyboard. */
import {expect, test} from './test';
import {expectToFit} from './every-width';
import {open} from './open';
import {FROZEN, FROZEN_DOCS} from '../versions';

test('the skip link leads past the navigation', async ({page}) => {
  await open(page, '/docs/features');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null);
  expect(inside).toBe(true);
});

test('the version menu opens with Enter, and its links get focus', async ({page}) => {
  await open(page, '/docs/quickstart');
  await page.getByRole('button', {name: 'Next'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: FROZEN})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: FROZEN})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FROZEN_DOCS}/quickstart`);
});

test('a definition unfolds with Enter', async ({page}) => {
  await open(page, '/docs/graphql/enums');
  const definition = page.locator('details[id="fabrictype"]');
  const table = definition.locator('table').first();
  await definition.locator('summary').first().focus();
  const before = await table.isVisible();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible({visible: !before});
});

test('content too wide for a phone scrolls with the arrow keys', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const table = page.locator('.table-scroll', {hasText: 'Pattern after'}).last();
  for (const [url, scroller] of [
    ['/docs/features', page.locator('.diagram').first()],
    ['/docs/generated/ingestion/sources/gcs', table],
  ] as const) {
    await open(page, url);
    await expect(scroller).toHaveAttribute('tabindex', '0');
    await expect(scroller).toHaveAccessibleName(/\S/);
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  await page.setViewportSize({width: 1440, height: 900});
  await expect(table).not.toHaveAttribute('tabindex');
});

test('tabs refer to their panels, and the keyboard reaches the first and the last', async ({
  page,
}) => {
  await open(page, '/docs/api/graphql/getting-started');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const panel = page.getByRole('tabpanel', {name: 'Python'}).first();
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute(
    'id',
    (await tabs.last().getAttribute('aria-controls')) ?? '',
  );
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
});

test('with text of twice the size, the navbar fits, and its links are in the menu', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/docs/quickstart');
  await expectToFit(page, [1280]);
  const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(menu).toBeHidden();
  // As a reader's own style sheet does, before the page starts.
  await page.route('**/docs/quickstart', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</head>',
      '<link rel=stylesheet href=/large.css></head>',
    );
    await route.fulfill({response, body});
  });
  await page.route('**/large.css', (route) =>
    route.fulfill({contentType: 'text/css', body: 'html {font-size: 200%}'}),
  );
  await open(page, '/docs/quickstart');
  await expectToFit(page, [1280, 997]);
  await menu.click();
  await expect(
    page.locator('.navbar-sidebar').getByRole('link', {name: 'Integrations'}),
  ).toBeVisible();
});

test('focus is visible', async ({page}) => {
  await open(page, '/docs/quickstart');
  const link = page.locator('article p a').first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('outline-width', '2px');
});
