/** The search box of the bar: what opens the dialog, what that loads, and what works without scripts or chunks. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {expectTabAt} from '../tabs';
import {box, dialog, field, hold, INDEX, options} from './parts';
import {FROZEN, FROZEN_DOCS} from '../../versions';

/** The dialog's scripts and styles. */
const CHUNK = /\/assets\/(js|css)\/search-dialog\b/;

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the dialog, and Escape closes it`, async ({page}) => {
    await open(page, '/docs/features');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('a click and Enter on the box open the dialog, which returns the focus', async ({page}) => {
  await open(page, '/docs/features');
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/docs/features');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('a slash typed into a field stays there, and Ctrl+K opens the dialog from there', async ({
  page,
}) => {
  await open(page, '/docs/features');
  const filter = page.getByRole('searchbox', {name: 'Filter pages'});
  await filter.pressSequentially('s3/');
  await expect(filter).toHaveValue('s3/');
  await expect(dialog(page)).toHaveCount(0);
  await filter.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await expect(filter).toBeFocused();
});

test('the hint names the keys, but is hidden from screen readers', async ({page}) => {
  await open(page, '/docs/features');
  const hint = box(page).locator('kbd');
  await expect(hint).toHaveText(/^(Ctrl K|⌘K)$/);
  await expect(hint).toBeVisible();
  await expect(hint).toHaveAttribute('aria-hidden', 'true');
});

/** Every request by the page that belongs to the search. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CHUNK.test(request.url()) || INDEX.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const [intent, act] of [
  ['the pointer', (page: Page) => box(page).hover()],
  ['the focus', (page: Page) => box(page).focus()],
] as const) {
  test(`nothing of the search loads before ${intent} is on the box`, async ({page}) => {
    const asked = watchSearch(page);
    await open(page, '/docs/features');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await act(page);
    await expect.poll(() => asked.some((url) => INDEX.test(url))).toBe(true);
    await expect.poll(() => asked.some((url) => /search-dialog.*\.js/.test(url))).toBe(true);
    await expect.poll(() => asked.some((url) => /search-dialog.*\.css/.test(url))).toBe(true);
  });
}

test('letters typed before the dialog has loaded reach its field', async ({page}) => {
  const release = await hold(page, CHUNK);
  await open(page, '/docs/features');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafkq');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  release('continue');
  await expect(field(page)).toHaveValue('kafka');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type(' connect');
  await expect(field(page)).toHaveValue('kafka connect');
});

test('Escape before the dialog has loaded cancels it', async ({page}) => {
  const release = await hold(page, CHUNK);
  await open(page, '/docs/features');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(CHUNK);
  release('continue');
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('a dialog that fails to load leads to the search page, with what was typed', async ({
  page,
}) => {
  const release = await hold(page, CHUNK);
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka');
  release('abort');
  await expect(page).toHaveURL(`/search?q=kafka&version=${FROZEN}`);
  await expect(page.locator('h1')).toContainText('kafka');
});

for (const width of [320, 996]) {
  test(`at ${width} px the box is an icon that opens the dialog`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/docs/features');
    await expect(box(page).locator('kbd')).toBeHidden();
    expect(await box(page).boundingBox()).toMatchObject({width: 44, height: 44});
    await box(page).click();
    await expect(field(page)).toBeFocused();
  });
}

test('a Ctrl+click opens the search page in a new tab', async ({page}) => {
  await open(page, '/docs/features');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    box(page).click({modifiers: ['Control']}),
  ]);
  await expectTabAt(tab, '/search');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the box leads to the search page', async ({page}) => {
    await page.goto('/docs/features');
    await box(page).click();
    await expect(page).toHaveURL('/search');
  });
});
