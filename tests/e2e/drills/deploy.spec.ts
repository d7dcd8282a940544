/**
 * A deploy while a tab is open, on a host that doesn't keep earlier files: what the tab hasn't loaded yet is gone, and
 * a full page load gets the new build.
 */
import {expect, type Page, test} from '../test';
import {hydrated} from '../open';
import {field as searchbox, titles} from '../search/page-parts';
import {markDocument, openAlone, replaced, wholeLoads} from './tab';

/** A page with links to sections of other pages. */
const START = '/docs/how/backup-datahub';
const TARGET = '/docs/quickstart#back-up-and-restore';

/** Opens a page, deploys, and counts full page loads from then on. */
async function openBefore(page: Page, url: string): Promise<string[]> {
  await openAlone(page, url);
  await markDocument(page);
  const whole = wholeLoads(page);
  await page.route(/\/assets\//, (route) =>
    whole.length === 0 ? route.fulfill({status: 404, body: 'Not found'}) : route.continue(),
  );
  return whole;
}

const title = (page: Page) => page.getByRole('heading', {level: 1});
const link = (page: Page, to: string) => page.getByRole('main').locator(`a[href="${to}"]`).first();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link with a hash leads to its section with one load, and Back returns', async ({page}) => {
  const whole = await openBefore(page, START);
  await link(page, TARGET).click();
  await replaced(page);
  await expect(title(page)).toHaveText('DataHub quickstart');
  await expect(page).toHaveURL(TARGET);
  await expect(page.locator('#back-up-and-restore')).toBeInViewport();
  expect(whole).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(title(page)).not.toHaveText('DataHub quickstart');
});

test('a link without a hash starts at the top and keeps its query', async ({page}) => {
  const whole = await openBefore(page, START);
  await page.evaluate((to) => {
    const link = document.querySelector(`main a[href="${to}"]`);
    link?.scrollIntoView();
  }, TARGET);
  await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Integrations'})
    .click();
  await replaced(page);
  await expect(page).toHaveURL('/integrations');
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(whole).toHaveLength(1);
});

test('Back to a page that the tab has not loaded arrives there', async ({page}) => {
  await openAlone(page, START);
  await page.goto(TARGET.replace(/#.*/, ''));
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/docs/what/urn'));
  await page.evaluate(() => history.pushState(null, '', '/docs/quickstart'));
  const whole = wholeLoads(page);
  await page.route(/\/assets\//, (route) =>
    whole.length === 0 ? route.fulfill({status: 404}) : route.continue(),
  );
  await markDocument(page);
  await page.goBack();
  await replaced(page);
  await expect(title(page)).toContainText(/URN/i);
  await expect(page).toHaveURL('/docs/what/urn');
  expect(whole).toHaveLength(1);
});

test('letters typed into a dialog that fails to load all reach the search page', async ({page}) => {
  const whole = await openBefore(page, '/docs/features');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka connect', {delay: 60});
  await replaced(page);
  await expect(page).toHaveURL('/search?q=kafka+connect');
  await expect(searchbox(page)).toHaveValue('kafka connect');
  await expect(titles(page).first()).toBeVisible();
  expect(whole).toHaveLength(1);
});

test('what is typed into the search page before it is hydrated stays', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search', {waitUntil: 'commit'});
  await searchbox(page).click();
  await page.keyboard.type('kafka');
  release();
  await hydrated(page);
  await page.keyboard.type(' connect');
  await expect(searchbox(page)).toHaveValue('kafka connect');
  await searchbox(page).press('Enter');
  await expect(titles(page).first()).toBeVisible();
});

test('a new build whose scripts are missing, too, is reported once, without a loop', async ({
  page,
}) => {
  await openAlone(page, START);
  const whole = wholeLoads(page);
  await page.route(/\/assets\/js\//, (route) => route.fulfill({status: 404}));
  await link(page, TARGET).click();
  await expect(page.getByRole('alert').filter({hasText: 'Could not load'})).toBeVisible();
  await page.waitForTimeout(1500);
  expect(whole).toHaveLength(1);
});
