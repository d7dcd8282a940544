/** A page is fetched ahead when the reader points at its link or moves the focus to it, but not over slow connections. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

/** Opens a page of links over a connection of this kind. @returns the scripts requested from then on */
async function openOver(page: Page, connection: object): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
  await open(page, `${SHELL}/docs/features`);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

const guide = (page: Page) => page.getByRole('link', {name: 'guide', exact: true});
const FAST = {effectiveType: '4g', saveData: false};

for (const way of ['hover', 'focus'] as const) {
  test(`${way} fetches the page of a link, and nothing is fetched before`, async ({page}) => {
    const scripts = await openOver(page, FAST);
    await guide(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await guide(page)[way]();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    const fetched = scripts.length;
    await guide(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
    expect(scripts).toHaveLength(fetched);
  });
}

test('a page that could not be fetched ahead is fetched when its link is pressed', async ({
  page,
}) => {
  const scripts = await openOver(page, FAST);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/\.js$/, (route) => route.abort());
  await guide(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.unroute(/\.js$/);
  await guide(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
  expect(errors).toEqual([]);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is fetched ahead over ${JSON.stringify(connection)}`, async ({page}) => {
    const scripts = await openOver(page, connection);
    await guide(page).hover();
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await guide(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
    expect(scripts).not.toEqual([]);
  });
}
