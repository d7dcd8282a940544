/** Light and dark: the real site is light whatever the system prefers; the switch works where it is enabled. */
import {expect, type Page, test} from '../test';
import {open} from '../open';
import {SHELL} from './site';

/** --text of the dark look, as a browser computes it. */
const DARK_TEXT = 'rgb(221, 231, 237)';

const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

test('the site is light, without a switch, whatever the system, the address, or the storage says', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  // Nor can a link or what is stored choose dark colors.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/quickstart?docusaurus-data-theme=dark&docusaurus-theme=dark');
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveCount(0);
});

test('the switch changes the theme and the logo, and stores the choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, `${SHELL}/docs/features`);
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.navbar__logo')).toHaveCSS('color', DARK_TEXT);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});

test('the logo is as light as the text where forced colors are dark', async ({page}) => {
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await open(page, '/docs/quickstart');
  const usual = await colorOf('.navbar__brand use');
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  expect(await colorOf('.navbar__brand use')).toBe(await colorOf('.navbar__brand'));
  expect(await colorOf('.navbar__brand use')).not.toBe(usual);
});

test('the choice applies before the first paint', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${SHELL}/docs/features`);
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});

test('the switch works by keyboard', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});

test('two tabs agree', async ({page, context}) => {
  await open(page, `${SHELL}/docs/features`);
  const other = await context.newPage();
  await open(other, `${SHELL}/docs/guide/first`);
  await toggle(page).click();
  await expect(theme(other)).toHaveAttribute('data-theme', 'dark');
});

test('the panel on small screens has the switch, too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, `${SHELL}/docs/features`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('button', {name: /Switch between/})
    .click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});
