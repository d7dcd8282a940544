/** The docs sidebar: its parts, its filter, the icon for DataHub Cloud only, and the current page's entry in view. */
import {expect, test, type Locator, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';
import {FROZEN_DOCS} from '../../versions';

const START = '/docs/features';
const LATE = '/docs/generated/ingestion/sources/vertica';

const sidebar = (page: Page) => page.getByRole('complementary');
const box = (page: Page) => page.getByRole('searchbox', {name: 'Filter pages'});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const part = (root: Locator, name: string) =>
  root
    .getByRole('navigation', {name: 'Parts of the documentation'})
    .getByRole('button', {name, exact: true});
const drawer = (page: Page) => page.locator('.navbar-sidebar');

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expect(drawer(page)).toBeInViewport();
}

/** Returns the icon after a link's text, if there is one. */
const pictureOf = (entry: Locator) =>
  entry.evaluate((element) => getComputedStyle(element, '::after').maskImage);

/** Returns the headings of parts above what the filter found. */
const foundIn = (page: Page) => sidebar(page).locator('.sidebar-heading').allTextContents();

for (const start of [START, `${FROZEN_DOCS}/features`]) {
  test(`from ${start}, a press shows another part, a second one opens any of its pages`, async ({
    page,
  }) => {
    await open(page, start);
    const integrations = part(sidebar(page), 'Integrations');
    await expect(part(sidebar(page), 'Getting Started')).toHaveAttribute('aria-pressed', 'true');
    await expect(link(page, 'Vertica')).toHaveCount(0);
    await integrations.focus();
    await page.keyboard.press('Space');
    await expect(integrations).toHaveAttribute('aria-pressed', 'true');
    await expect(integrations).toBeFocused();
    await expect(page).toHaveURL(start);
    await expect(link(page, 'Quickstart')).toHaveCount(0);
    const closed = sidebar(page).locator('.menu [aria-expanded="false"]');
    await expect(closed).toHaveCount(0);
    await link(page, 'Vertica').click();
    await expect(page).toHaveURL(/\/sources\/vertica$/);
    await expect(integrations).toHaveAttribute('aria-current', 'true');
    await expect(link(page, 'Vertica')).toBeInViewport();
  });
}

test('each part has all its pages, and together they have the pages of the sidebar', async ({
  page,
}) => {
  await open(page, START);
  const found = new Set<string>();
  const links = sidebar(page).locator('.menu a[href^="/docs/"]');
  const hrefs = () => links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  let shown: string[] = [];
  for (const button of await sidebar(page).locator('[aria-pressed]').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // A long part is rendered in two steps: it is complete when nothing is added for a while.
    const last = shown;
    await expect(async () => {
      shown = await hrefs();
      expect(shown).not.toEqual(last);
      await page.waitForTimeout(300);
      expect(await hrefs()).toEqual(shown);
    }).toPass();
    for (const href of shown) found.add(href);
  }
  await box(page).fill('zzzz');
  await box(page).fill('a');
  const status = await sidebar(page).getByRole('status').first().textContent();
  // The total counts links to other sites and second entries, too.
  expect(found.size).toBeGreaterThan(Number(/of (\d+)/.exec(status ?? '')?.[1]) - 10);
});

test('the filter says which part a page is in', async ({page}) => {
  await open(page, START);
  await box(page).fill('kafka');
  await expect(link(page, 'Kafka')).toBeVisible();
  expect(await foundIn(page)).toEqual(expect.arrayContaining(['Integrations', 'Administration']));
  await part(sidebar(page), 'Deployment').click();
  await expect(box(page)).toHaveValue('');
  await expect(link(page, 'Deploy with Kubernetes')).toBeVisible();
});

test('a long list has its own filter', async ({page}) => {
  await open(page, LATE);
  await sidebar(page).getByRole('searchbox', {name: 'Filter this list'}).fill('sql');
  await expect(link(page, 'MySQL')).toBeVisible();
  await expect(link(page, 'Vertica')).toHaveCount(0);
  await expect(link(page, 'Metadata Ingestion')).toHaveCount(1);
});

test('the filter leaves the entries that contain the words, in their groups', async ({page}) => {
  await open(page, START);
  await expect(link(page, 'Kafka')).toHaveCount(0);
  await box(page).fill('KAFKA');
  await expect(link(page, 'Kafka')).toBeVisible();
  await expect(sidebar(page).getByText('Sources', {exact: true}).first()).toBeVisible();
  await expect(link(page, 'Snowflake')).toHaveCount(0);
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
  await expect(link(page, 'Metadata Ingestion')).toHaveCount(1);
  await expect(link(page, 'Quickstart')).toHaveCount(0);
  await expect(sidebar(page).getByRole('status').first()).toBeEmpty();
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
  await expect(link(page, 'Quickstart')).toBeVisible();
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
    await expect(drawer(page).getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
    await part(drawer(page), 'Community').tap();
    const first = drawer(page).locator('.theme-doc-sidebar-menu a').first();
    await expect(first).toBeInViewport();
    const filter = await drawer(page).getByRole('searchbox', {name: 'Filter pages'}).boundingBox();
    expect((await first.boundingBox())?.y).toBeGreaterThan(
      (filter?.y ?? 0) + (filter?.height ?? 0),
    );
    await drawer(page).getByRole('link', {name: 'Town Halls', exact: true}).tap();
    await expect(page).toHaveURL(/\/townhalls$/);
  });

  test('the filter works in the drawer, and stays for the next page', async ({page}) => {
    await open(page, START);
    await openDrawer(page);
    await drawer(page).getByRole('searchbox', {name: 'Filter pages'}).fill('kafka');
    await expect(drawer(page).getByRole('link', {name: 'What Is DataHub?'})).toHaveCount(0);
    await drawer(page).getByRole('link', {name: 'Kafka', exact: true}).tap();
    await expect(page).toHaveURL(/\/sources\/kafka$/);
    await expect(drawer(page)).not.toBeInViewport();
    await openDrawer(page);
    const field = drawer(page).getByRole('searchbox', {name: 'Filter pages'});
    await expect(field).toHaveValue('kafka');
    await field.press('Escape');
    await expect(drawer(page).getByRole('link', {name: 'Kafka', exact: true})).toBeInViewport();
    await expect(drawer(page).getByRole('link', {name: 'Metadata Ingestion'})).toHaveCount(1);
  });
});

test('names of products aren’t translated, ordinary words are', async ({page}) => {
  await open(page, LATE);
  for (const name of ['Vertica', 'Hive', 'Mode']) {
    await expect(link(page, name)).toHaveAttribute('translate', 'no');
  }
  for (const name of ['Demo Data', 'Business Glossary']) {
    await expect(link(page, name)).not.toHaveAttribute('translate');
  }
  await expect(page.locator('.breadcrumbs__item--active [translate=no]')).toHaveText('Vertica');
});
