/** What stands around the text of a docs page: the way to it, which editions have it, and its foot. */
import {expect, test, type Page} from '../test';
import {SLACK_URL} from '../../../src/lib/links';
import {expectForEveryone} from '../every-width';
import {open} from '../open';
import {SHELL} from './site';
import {FROZEN, FROZEN_DOCS} from '../../versions';

const DEEP = '/docs/graphql/scalars';
const GENERATED = '/docs/generated/ingestion/sources/kafka';
const edition = (page: Page, name: string) => open(page, `${SHELL}/docs/editions/${name}`);
const marks = (page: Page) => page.locator('header + p');

test('breadcrumbs end at the current page, beside its version', async ({page}) => {
  await open(page, DEEP);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem').last()).toHaveText('Scalars');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Scalars');
  await expect(page.getByText('Version: Next')).toBeVisible();
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await expect(page.getByText(`Version: ${FROZEN}`)).toBeVisible();
});

test('a long trail wraps on a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await open(page, DEEP);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  for (const crumb of await crumbs.getByRole('listitem').all()) {
    const box = await crumb.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});

test('a page says which editions have what it describes, and what is new', async ({page}) => {
  await edition(page, 'core');
  await expect(marks(page)).toHaveText(/Available in:\s*DataHub Core\s*not in DataHub Cloud/);
  await edition(page, 'both');
  await expect(marks(page)).toHaveText(
    /Available in:\s*DataHub Core\s*DataHub Cloud\s*(?:Since|After) \d/,
  );
  await edition(page, 'cloud');
  await expect(marks(page)).toHaveText(/Available in:\s*DataHub Cloud only/);
  await expect(marks(page).locator('svg')).toBeVisible();
  await expect(marks(page).getByRole('link')).toHaveCount(0);
  await open(page, `${SHELL}/docs/guide/first`);
  await expect(page.getByText('Available in:')).toHaveCount(0);
});

test('every page has a foot: where to fix it, chat, and its neighbors', async ({page}) => {
  await open(page, GENERATED);
  const foot = page.locator('article footer');
  await expect(foot.getByRole('link', {name: 'Edit this page'})).toBeVisible();
  await expect(foot.locator('time')).toBeVisible();
  await expect(foot.getByRole('group', {name: 'Was this page helpful?'})).toBeVisible();
  const neighbors = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(neighbors.getByRole('link', {name: /^Previous/})).toBeVisible();
  await expect(neighbors.getByRole('link', {name: /^Next/})).toBeVisible();
});

test('a page that nobody can edit has its foot, too', async ({page}) => {
  await edition(page, 'core');
  const foot = page.locator('article footer');
  await expect(foot.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  await expect(foot.getByRole('button', {name: 'Yes'})).toBeVisible();
  await expect(foot.getByRole('link', {name: 'Join the conversation on Slack!'})).toHaveAttribute(
    'href',
    SLACK_URL,
  );
});

test('nothing bars a reader, at any width, in either look', async ({page}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await edition(page, 'cloud');
  await page.getByRole('button', {name: 'No'}).click();
  await page.getByRole('searchbox', {name: 'Filter pages'}).fill('cloud');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectForEveryone(page, {include: ['main', 'aside']});
});
