/** The docs sidebar: its filter, the icon for DataHub Cloud only, and the current page's entry in view. */
import {expect, test, type Locator, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';
import {FROZEN_DOCS} from '../../versions';

const START = '/docs/features';
const LATE = '/docs/generated/ingestion/sources/vertica';

const sidebar = (page: Page) => page.getByRole('complementary');
const box = (page: Page) => page.getByRole('searchbox', {name: 'Filter pages'});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const drawer = (page: Page) => page.locator('.navbar-sidebar');

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expect(drawer(page)).toBeInViewport();
}

/** Returns the icon after a link's text, if there is one. */
const pictureOf = (entry: Locator) =>
  entry.evaluate((element) => getComputedStyle(element, '::after').maskImage);

test('the filter leaves the entries that contain the words, in their groups', async ({page}) => {
  await open(page, START);
  await expect(link(page, 'Kafka')).toHaveCount(0);
  await box(page).fill('KAFKA');
  await expect(link(page, 'Kafka')).toBeVisible();
  await expect(sidebar(page).getByText('Sources', {exact: true}).first()).toBeVisible();
  await expect(link(page, 'Snowflake')).toHaveCount(0);
  await expect(sidebar(page).getByText('Getting Started')).toHaveCount(0);
  await expect(sidebar(page).getByRole('status')).toHaveText(/^[1-9] of \d{3} pages$/);
  await box(page).fill('objects graphql');
  await expect(link(page, 'Objects')).toBeVisible();
  await expect(link(page, 'Kafka')).toHaveCount(0);
});

test('Escape clears it: the whole sidebar is back, at the current page', async ({page}) => {
  await open(page, LATE);
  await box(page).fill('quick');
  await expect(link(page, 'Vertica')).toHaveCount(0);
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(link(page, 'Vertica')).toBeInViewport();
  await expect(sidebar(page).getByText('Getting Started')).toHaveCount(1);
  await expect(sidebar(page).getByRole('status')).toBeEmpty();
});

test('many matches are all shown', async ({page}) => {
  await open(page, START);
  await box(page).fill('e');
  await expect(sidebar(page).getByRole('status')).toHaveText(/ pages$/);
  const text = await sidebar(page).getByRole('status').textContent();
  const expected = Number(text?.split(' ')[0]);
  expect(expected).toBeGreaterThan(60);
  // An entry also matches if an enclosing group without a page matches.
  const fitting = () =>
    sidebar(page).evaluate((aside) => {
      const label = (item: Element) => item.querySelector('.menu__link')?.textContent ?? '';
      const groups = (item: Element): Element[] => {
        const group = item.parentElement?.closest('.theme-doc-sidebar-item-category');
        return group ? [group, ...groups(group)] : [];
      };
      const isBare = (group: Element) => !group.querySelector('.menu__link')?.hasAttribute('href');
      return [...aside.querySelectorAll('.menu li:has(> a[href], > div > a[href])')].filter(
        (item) => /e/i.test([item, ...groups(item).filter(isBare)].map(label).join(' ')),
      ).length;
    });
  await expect.poll(fitting).toBe(expected);
});

test('typed text stays while the keyboard moves from match to match', async ({page}) => {
  await open(page, START);
  await box(page).fill('kafka');
  await link(page, 'Kafka').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sources\/kafka$/);
  await expect(box(page)).toHaveValue('kafka');
  await expect(link(page, 'Kafka')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Kafka')).toBeVisible();
});

test('without a match, there are links to the search and back', async ({page}) => {
  await open(page, START);
  await box(page).fill('no & such');
  await expect(sidebar(page).getByRole('status')).toHaveText('No pages match “no & such”');
  const search = link(page, 'Search the text of all pages');
  await expect(search).toHaveAttribute('href', '/search?q=no%20%26%20such');
  await sidebar(page).getByRole('button', {name: 'Clear filter'}).click();
  await expect(search).toHaveCount(0);
  await expect(link(page, 'Concepts')).toBeVisible();
});

test('it leaves the / key alone', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('/');
  await expect(box(page)).not.toBeFocused();
});

test('the entry of the first page is in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 600});
  await open(page, LATE);
  await expect(link(page, 'Vertica')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, name] of [
  ['a page', 'For DataHub Cloud'],
  ['a group', 'Group of DataHub Cloud'],
] as const) {
  test(`${what} that only DataHub Cloud has is marked with a cloud and text`, async ({page}) => {
    await open(page, `${SHELL}/docs/editions/core`);
    const marked = link(page, `${name}, DataHub Cloud only`);
    await expect(marked).toHaveText(name);
    expect(await pictureOf(marked)).toContain('url(');
    expect(await pictureOf(link(page, 'For both editions'))).not.toContain('url(');
  });
}

test('a frozen release has the icon, too', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/managed-datahub/remote-executor/about`);
  const marked = link(page, 'About Remote Executor, DataHub Cloud only');
  await expect(marked).toBeVisible();
  expect(await pictureOf(marked)).toContain('url(');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('the drawer opens at the entry of the page', async ({page}) => {
    await open(page, LATE);
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', {name: 'Vertica'})).toBeInViewport();
  });

  test('the filter works in the drawer, and stays for the next page', async ({page}) => {
    await open(page, START);
    await openDrawer(page);
    await drawer(page).getByRole('searchbox', {name: 'Filter pages'}).fill('kafka');
    await expect(drawer(page).getByRole('link', {name: 'Concepts'})).toHaveCount(0);
    await drawer(page).getByRole('link', {name: 'Kafka', exact: true}).tap();
    await expect(page).toHaveURL(/\/sources\/kafka$/);
    await expect(drawer(page)).not.toBeInViewport();
    await openDrawer(page);
    const field = drawer(page).getByRole('searchbox', {name: 'Filter pages'});
    await expect(field).toHaveValue('kafka');
    await field.press('Escape');
    await expect(drawer(page).getByRole('link', {name: 'Kafka', exact: true})).toBeInViewport();
    await expect(drawer(page).getByRole('link', {name: 'Concepts'})).toHaveCount(1);
  });
});
