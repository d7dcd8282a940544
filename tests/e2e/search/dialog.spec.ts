/** The search dialog: what it finds, where its entries lead, and what it remembers. */
import {expect, test} from '../test';
import {hydrated, open} from '../open';
import {expectTabAt} from '../tabs';
import {box, chosen, dialog, field, hold, openDialog, options, searchFor} from './parts';
import {FROZEN, FROZEN_DOCS} from '../../versions';

test('results are grouped by page, with its location and sections, and words highlighted', async ({
  page,
}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  const groups = dialog(page).getByRole('listbox').getByRole('group');
  const group = groups.filter({hasText: 'Kafka ingestion source'}).first();
  // Named by its location in the site: sections and title.
  await expect(group).toHaveAccessibleName(/ › Kafka ingestion source$/);
  const pageEntry = group.getByRole('option').first();
  await expect(pageEntry.locator('.search-hit-place')).toHaveText('Integrations › Sources');
  await expect(pageEntry.locator('.search-hit-title mark').first()).toHaveText('Kafka');
  expect(await groups.count()).toBeLessThanOrEqual(5);
  await field(page).fill('AUTH_OIDC_CLIENT_ID');
  const part = groups.filter({hasText: 'Environment variables'}).getByRole('option').nth(1);
  await expect(part).toHaveAttribute('href', '/docs/deploy/environment-vars#auth_oidc_client_id');
  await expect(part.locator('mark')).toHaveText('AUTH_OIDC_CLIENT_ID');
});

test('a passage of the page is below its title', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'stateful_ingestion');
  await expect(options(page).locator('.search-hit-passage mark').first()).toBeVisible();
});

test('passages that arrive later move nothing', async ({page}) => {
  const places = () =>
    options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const release = await hold(page, /\/assets\/search\/.*\/text\//);
  await open(page, '/docs/features');
  await searchFor(page, 'stateful_ingestion');
  const passages = options(page).locator('.search-hit-passage');
  const [before, words] = [await places(), await passages.allInnerTexts()];
  release('continue');
  await expect.poll(() => passages.allInnerTexts()).not.toEqual(words);
  expect(await places()).toEqual(before);
});

test('Enter opens the selected entry with the router', async ({page}) => {
  await open(page, '/docs/features');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await searchFor(page, 'mongodb');
  const href = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('h1')).toContainText('MongoDB');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('arrow keys select and wrap around, and a click opens a section at its anchor', async ({
  page,
}) => {
  await open(page, '/docs/features');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await searchFor(page, 'kafka');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const part = dialog(page).locator('[role=option][href*="#"]').first();
  const href = (await part.getAttribute('href')) ?? '';
  await part.click();
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`),
  ).toBeInViewport();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a section of the same page scrolls into view, also the second time', async ({page}) => {
  await open(page, '/docs/generated/ingestion/sources/kafka');
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await searchFor(page, 'connection.bootstrap');
      const part = dialog(page)
        .locator('[role=option][href*="/docs/generated/ingestion/sources/kafka#"]')
        .first();
      const id = decodeURIComponent(((await part.getAttribute('href')) ?? '').split('#')[1] ?? '');
      await part.click();
      await expect(page).toHaveURL(new RegExp('/sources/kafka#'));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    });
  }
});

test('clicks with modifier keys open tabs', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'mongodb');
  const href = (await options(page).first().getAttribute('href')) ?? '';
  const [pressed] = await Promise.all([
    page.context().waitForEvent('page'),
    options(page)
      .first()
      .click({modifiers: ['Control']}),
  ]);
  await expectTabAt(pressed, href);
  const [entered] = await Promise.all([
    page.context().waitForEvent('page'),
    field(page).press('Control+Enter'),
  ]);
  await expectTabAt(entered, href);
  await expect(page).toHaveURL('/docs/features');
  await expect(dialog(page)).toBeVisible();
});

test('the footer shows the right count and leads to all results', async ({page}) => {
  const told = page.getByRole('main').getByRole('status').first();
  await open(page, '/search?q=ingestion+%26+kafka');
  await expect(told).toHaveText(/^\d+ pages/);
  const [count] = (await told.innerText()).split(' ');
  await open(page, '/docs/features');
  await openDialog(page);
  // Each key starts a search: their counts must not add up.
  await field(page).pressSequentially('ingestion & kafka');
  const all = dialog(page).getByRole('link', {name: `See all ${count} results`, exact: true});
  await expect(all).toHaveAttribute('href', '/search?q=ingestion+%26+kafka');
  await all.click();
  await expect(page).toHaveURL('/search?q=ingestion+%26+kafka');
  await expect(dialog(page)).toHaveCount(0);
  await expect(told).toHaveText(new RegExp(`^${count} pages`));
});

test('in a release, only its pages are found, and all results are from it', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await searchFor(page, 'mongodb');
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${FROZEN_DOCS}/`));
  const all = dialog(page).getByRole('link', {name: /^See /});
  await expect(all).toHaveAttribute('href', `/search?q=mongodb&version=${FROZEN}`);
});

test('a late response does not replace a newer one', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  const queries = ['kafka', 'mongodb', 'kafka', 'snowflake', 'mongodb'];
  await field(page).evaluate((input: HTMLInputElement, texts) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of texts) {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, queries);
  await expect(options(page).first()).toContainText('MongoDB');
  await expect(dialog(page).getByRole('link', {name: /^See /})).toHaveAttribute(
    'href',
    '/search?q=mongodb',
  );
});

test('a dialog that is opened right after it was closed stays open', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey: boolean) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
      );
    press('Escape', false);
    // The browser reports that the first dialog was closed in a task of its own, after these.
    for (let turn = 0; document.querySelector('dialog[open]') && turn < 100; turn++) await null;
    press('k', true);
    for (let turn = 0; !document.querySelector('dialog[open]') && turn < 100; turn++) await null;
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(field(page)).toBeFocused({timeout: 2_000});
});

test('searches are remembered, saved, and forgotten', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.press('Escape');
  await searchFor(page, 'mongodb');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('MongoDB');
  await page.reload();
  await hydrated(page);
  await openDialog(page);
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText('MongoDB');
  await expect(dialog(page)).toContainText('Recent');
  await dialog(page).getByRole('button', {name: 'Save this search'}).click();
  await expect(dialog(page)).toContainText('Favorite');
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goto('/docs/features');
  await hydrated(page);
  await openDialog(page);
  await chosen(page).getByRole('link').click();
  await expect(page.locator('h1')).toContainText('MongoDB');
  await openDialog(page);
  await dialog(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('the button in the field clears it', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('text selected on the page becomes the first query', async ({page}) => {
  await open(page, '/docs/features');
  await page.locator('h1').first().selectText();
  const text = await page.evaluate(() => window.getSelection()?.toString() ?? '');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(text);
});

test('a click outside the dialog closes it', async ({page}) => {
  await open(page, '/docs/features');
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
});
