/** Everything a reader does with only the keyboard. */
import {expect, test} from './test';
import {expectToFit} from './every-width';
import {open, openWithLargeText} from './open';
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
  await openWithLargeText(page, '/docs/quickstart');
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

test('in the menu of a phone, Tab stays, and Escape returns to its button', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/quickstart');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const panel = page.locator('.navbar-sidebar');
  const holdsFocus = () => panel.evaluate((root) => root.contains(document.activeElement));
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeInViewport();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus(), key).toBe(true);
  }
  // The filter clears its text first.
  const filter = panel.getByRole('searchbox').first();
  await filter.fill('kafka');
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(panel).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeInViewport();
  await expect(toggle).toBeFocused();
});

/** One page of each type. */
const PAGES = [
  '/',
  '/docs/api/graphql/getting-started',
  '/docs/generated/ingestion/sources/snowflake',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/queries',
  '/integrations',
  '/integrations?view=compare&compare=snowflake,bigquery',
  '/learn',
  '/search?q=kafka',
  '/customer-stories-survey',
];

/** Longer pages repeat the same elements. */
const MOST = 120;

for (const url of PAGES) {
  test(`${url}: Tab goes from one visible element with a ring to the next`, async ({page}) => {
    await open(page, url);
    // Results that arrive later would move what has the focus.
    if (url.startsWith('/search')) {
      await expect(page.getByText(/^\d+ pages/)).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const seen = await page.evaluateHandle(() => new Set<Element>());
    const wrong: string[] = [];
    for (let press = 0; press < MOST; press += 1) {
      await page.keyboard.press('Tab');
      const found = await seen.evaluate((all) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'end';
        const isNew = !all.has(focused);
        all.add(focused);
        const {left, right, top, bottom, width, height} = focused.getBoundingClientRect();
        const isInView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        // The ring of a link that fills a card, a checkbox, or a framed field is drawn around that.
        const near = [focused, focused.nextElementSibling];
        for (let one = focused.parentElement; one && near.length < 5; one = one.parentElement) {
          near.push(one);
        }
        const ringed = near.some(
          (one) =>
            one &&
            [null, '::before', '::after'].some(
              (part) => getComputedStyle(one, part).outlineStyle !== 'none',
            ),
        );
        return isNew && width > 0 && height > 0 && isInView && ringed ? '' : focused.outerHTML;
      });
      if (found === 'end') break;
      if (found !== '') wrong.push(found.slice(0, 120));
    }
    expect(await seen.evaluate((all) => all.size)).toBeGreaterThan(25);
    expect(wrong).toEqual([]);
  });
}
