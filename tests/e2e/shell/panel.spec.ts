/** The panel on small screens: everything that the bar contains, and what opens and closes it. */
import {expect, type Page, test} from '../test';
import {open} from '../open';

const PAGE = '/docs/quickstart';

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

const panel = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

async function mainMenu(page: Page): Promise<void> {
  await open(page, PAGE);
  await toggle(page).tap();
  await panel(page).getByRole('button', {name: 'Back to main menu'}).tap();
}

test('contains what the bar contains on wide screens', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  const links = (root: string) =>
    page
      .locator(`${root} :is(.navbar__items, .navbar-sidebar) a[href]`)
      .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href')))].sort());
  const wide = await links('.navbar__inner');
  expect(wide.length).toBeGreaterThan(18);
  await page.setViewportSize({width: 360, height: 740});
  await toggle(page).tap();
  const narrow = await links('.navbar');
  // There, the bar's search box is an icon outside the panel.
  const missing = wide.filter((href) => !narrow.includes(href) && href !== '/search');
  expect(missing).toEqual([]);
});

test('menus are collapsed at first and open by touch', async ({page}) => {
  await mainMenu(page);
  const learn = panel(page).getByRole('button', {name: 'Learn'});
  const entry = panel(page).getByRole('link', {name: /^Weekly Demo/});
  await expect(learn).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  await learn.tap();
  await expect(learn).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await learn.tap();
  await expect(entry).toBeHidden();
});

test('Back closes it and stays on the page', async ({page}) => {
  await open(page, '/docs/features');
  await page
    .locator('article')
    .getByRole('link', {name: /quickstart/i})
    .first()
    .tap();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await toggle(page).tap();
  await expect(panel(page)).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(panel(page)).not.toBeInViewport();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
});

test('the button and the page beside it close it', async ({page}) => {
  await open(page, PAGE);
  await toggle(page).tap();
  await panel(page).getByRole('button', {name: 'Close navigation bar'}).tap();
  await expect(panel(page)).not.toBeInViewport();
  await toggle(page).tap();
  await expect(panel(page)).toBeInViewport();
  await page.touchscreen.tap(350, 400);
  await expect(panel(page)).not.toBeInViewport();
});

test('shows the docs first, with a button for the main menu', async ({page}) => {
  await open(page, PAGE);
  await toggle(page).tap();
  await expect(panel(page).getByRole('link', {name: 'Quickstart', exact: true})).toBeInViewport();
  const docs = panel(page).getByRole('link', {name: 'Docs', exact: true});
  await expect(docs).not.toBeInViewport();
  await panel(page).getByRole('button', {name: 'Back to main menu'}).tap();
  await expect(docs).toBeInViewport();
});
