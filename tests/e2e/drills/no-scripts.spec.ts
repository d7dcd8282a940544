/** Scripts off: each type of page is readable in full, has working links, and shows no control that does nothing. */
import {expect, test, type Locator, type Page} from '../test';
import {FROZEN_DOCS} from '../../versions';
import {COMMUNITY_PAGES} from '../../community-pages';

test.use({javaScriptEnabled: false});

const PAGES = [
  '/',
  '/docs',
  '/docs/features',
  `${FROZEN_DOCS}/features`,
  '/docs/quickstart',
  '/docs/api/graphql/getting-started',
  '/docs/category/features',
  '/docs/generated/ingestion/sources/bigquery',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/inputObjects',
  '/integrations',
  '/learn',
  '/learn/archive',
  '/learn/tags',
  '/learn/business-glossary',
  '/search',
  '/tools',
  '/tools/urn',
  '/tools/privileges',
  '/tools/recipe',
  '/tools/grants',
  '/tools/stack',
  '/tools/graphql',
  '/tools/upgrade',
  '/tools/metamodel',
  '/no-such-page',
  ...COMMUNITY_PAGES,
];

const CONTROLS =
  'button, input, select, textarea, [role="button"], [role="tab"], [tabindex="0"]:not(a[href])';

/** Returns the names of visible controls that need scripts. */
function deadControls(page: Page): Promise<string[]> {
  return page.locator(CONTROLS).evaluateAll((controls) => {
    // Links, forms with an action, menus that open on hover, and boxes that scroll by keyboard work without scripts.
    const works = (control: Element) =>
      control.closest('form[action]') !== null ||
      control.matches('a[href], .dropdown > .navbar__link') ||
      control.matches('pre, [role="region"], [role="group"]');
    return controls
      .filter((control) => control.checkVisibility({visibilityProperty: true}) && !works(control))
      .map((control) => `${control.tagName} ${control.className}: ${control.textContent}`);
  });
}

for (const url of PAGES) {
  test(`${url} has no dead control, wide or narrow`, async ({page}) => {
    await page.goto(url);
    for (const width of [1440, 360]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      expect(await deadControls(page), `at ${width} px`).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `overflows at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** Returns what a reader sees above a panel. */
const labelOf = (panel: Locator) =>
  panel.evaluate((element) => getComputedStyle(element, '::before').content);

test('every tab panel is readable below its label', async ({page}) => {
  await page.goto('/docs/api/graphql/getting-started');
  const panels = page.locator('[role="tabpanel"]');
  const labels = await page.locator('[role="tab"]').allTextContents();
  expect(labels.length).toBeGreaterThan(3);
  expect(await panels.count()).toBe(labels.length);
  for (const [index, label] of labels.entries()) {
    await expect(panels.nth(index)).toBeVisible();
    expect(await labelOf(panels.nth(index))).toBe(`"${label}"`);
  }
  await expect(page.getByRole('tab').first()).toBeHidden();
});

const menu = (page: Page) => page.getByRole('link', {name: 'Menu', exact: true});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const url of ['/', '/learn', '/no-such-page']) {
    test(`the menu of ${url} opens, navigates, and closes`, async ({page}) => {
      await page.goto(url);
      const main = page.getByRole('navigation', {name: 'Main'});
      const docs = main.getByRole('link', {name: 'Docs', exact: true});
      await expect(docs).toBeHidden();
      await menu(page).click();
      for (const name of [/^Docs/, 'Integrations', 'Get Cloud', /^Guides/, /^Events/]) {
        await expect(main.getByRole('link', {name})).toBeVisible();
      }
      await page.getByRole('link', {name: 'Close the menu'}).click();
      await expect(docs).toBeHidden();
      await menu(page).click();
      await main.getByRole('link', {name: /^Guides/}).click();
      await expect(page).toHaveURL(/\/learn$/);
      await expect(docs).toBeHidden();
    });
  }

  for (const url of ['/docs/quickstart', `${FROZEN_DOCS}/generated/ingestion/sources/kafka`]) {
    test(`the menu of ${url} has the pages around it`, async ({page}) => {
      await page.goto(url);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(sidebar).toBeHidden();
      await menu(page).click();
      await expect(sidebar).toBeVisible();
      await expect(page.locator('[aria-current="page"].menu__link')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole('button', {name: 'Getting Started', exact: true}).click();
      await expect(page).toHaveURL(/\/features$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('What is DataHub?');
    });
  }

  test('the menu opens by keyboard, and the next Tab moves into it', async ({page}) => {
    await page.goto('/learn');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#site-menu$/);
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement?.closest('nav.navbar') !== null,
    );
    expect(inside).toBe(true);
  });
});
