/** Pictures of the product: they reserve space, load when near, describe what they show, and can be enlarged. */
import type {Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {layoutShift} from './layout-shift';
import {open} from './open';
import {expect, test} from './test';

/** A page with this picture, which has a mark. */
const PAGE = '/docs/tags';
const SCENE = 'tags/create';

const picture = (page: Page): Locator =>
  page.locator('figure.picture').filter({has: page.locator(`a[href$="/${SCENE}@2x.avif"]`)});
const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** Collects requests for picture files from now on. */
function requests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.avif')) found.push(new URL(request.url()).pathname);
  });
  return found;
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a picture has reserved space before it loads, and nothing moves', async ({page}) => {
  await page.route('**/*.avif', (route) => route.abort());
  await open(page, PAGE);
  const image = picture(page).locator('img');
  await image.scrollIntoViewIfNeeded();
  const empty = await image.boundingBox();
  await page.unroute('**/*.avif');
  await open(page, PAGE);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeTruthy();
  const full = await image.boundingBox();
  expect([full?.width, full?.height]).toEqual([empty?.width, empty?.height]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a picture is never scaled up, and loads one file when it is near', async ({page}) => {
  const loaded = requests(page);
  await page.setViewportSize({width: 1440, height: 300});
  await open(page, PAGE);
  const image = picture(page).locator('img');
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('decoding', 'async');
  await image.scrollIntoViewIfNeeded();
  const own = [`/pictures/next/${SCENE}.avif`, `/pictures/next/${SCENE}@2x.avif`];
  await expect.poll(() => loaded.filter((file) => own.includes(file))).toHaveLength(1);
  expect(loaded).toContain(`/pictures/next/${SCENE}.avif`);
  const [shown, taken] = await image.evaluate((img: HTMLImageElement) => [
    img.clientWidth,
    Number(img.getAttribute('width')),
  ]);
  expect(shown).toBeLessThanOrEqual(taken ?? 0);
});

test('a picture describes what it shows', async ({page}) => {
  await open(page, PAGE);
  const figure = picture(page);
  await expect(figure.getByRole('img')).toHaveAccessibleName(/.{40,}/);
  await expect(figure.locator('figcaption')).toHaveText(/\S+ \S+/);
  const numbers = figure.locator('.picture-number');
  const labels = figure.getByRole('list').getByRole('listitem');
  expect(await labels.count()).toBeGreaterThan(0);
  await expect(numbers).toHaveCount(await labels.count());
  await expect(figure.locator('.picture-marks')).toHaveAttribute('aria-hidden', 'true');
});

test('a click enlarges a picture and leaves the page where it was', async ({page}) => {
  await open(page, PAGE);
  const link = picture(page).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const small = await link.boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  await link.click();
  const large = dialog(page).getByRole('img');
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
  const caption = (await picture(page).locator('figcaption').innerText()).split('\n')[0];
  await expect(dialog(page).locator('p')).toHaveText(caption ?? '');
  await expect(dialog(page).locator('.picture-number').first()).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await link.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('a picture can be enlarged by keyboard', async ({page}) => {
  await open(page, PAGE);
  const link = picture(page).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('"Back" closes the dialog with the page below it', async ({page}) => {
  await open(page, '/docs/features');
  await page.locator('article').getByRole('link', {name: 'Tags', exact: true}).click();
  await picture(page).getByRole('link').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/features$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('on a phone, a picture is as wide as the text and enlarges to its own size', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  const figure = picture(page);
  await figure.scrollIntoViewIfNeeded();
  expect(await sidewaysScroll(page)).toBe(0);
  const [link, whole] = [await figure.getByRole('link').boundingBox(), await figure.boundingBox()];
  expect(link?.width).toBe(whole?.width);
  const circle = await figure.locator('.picture-number circle').first().boundingBox();
  expect(circle?.width).toBeGreaterThanOrEqual(18);
  expect(circle?.x).toBeGreaterThanOrEqual(link?.x ?? Infinity);

  await figure.getByRole('link').click();
  const image = dialog(page).getByRole('img');
  await expect(image).toBeVisible();
  const own = Number(await image.getAttribute('width'));
  expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(own);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('printed pages show a picture, and no dialog', async ({page}) => {
  await open(page, PAGE);
  await picture(page).getByRole('link').click();
  await expect(dialog(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(dialog(page)).toBeHidden();
  await expect(picture(page).getByRole('img')).toBeVisible();
  await expect(picture(page).getByRole('link')).toHaveCSS('box-shadow', 'none');
});

test('is accessible in both themes', async ({page}) => {
  await open(page, PAGE);
  expect(await violations(page, {include: ['figure.picture']})).toEqual([]);
  await picture(page).getByRole('link').click();
  await expect(dialog(page)).toBeVisible();
  expect(await violations(page, {include: ['dialog']})).toEqual([]);
});

test.describe('as a file', () => {
  // Chromium styles the page that it creates for a picture. The site's policy forbids them, but the picture shows.
  test.use({expectedViolations: [/inline style.*@2x\.avif\)$/s]});

  test('the browser handles a click with a modifier key', async ({page, context, violations}) => {
    test.slow();
    await open(page, PAGE);
    const opened = context.waitForEvent('page');
    // On a busy machine, the URL of a tab that shows only a picture may take long to be known; its request doesn't.
    const requested = context.waitForEvent('request', (request) =>
      request.url().endsWith(`/pictures/next/${SCENE}@2x.avif`),
    );
    await picture(page)
      .getByRole('link')
      .click({modifiers: ['ControlOrMeta']});
    await opened;
    expect((await requested).isNavigationRequest()).toBe(true);
    await expect.poll(() => violations.length, {timeout: 90_000}).toBeGreaterThan(0);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a picture whose script failed to load opens as a file', async ({page}) => {
    await open(page, PAGE);
    await page.route('**/*.js', (route) => route.abort());
    await picture(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${SCENE}@2x\\.avif$`));
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a picture is a link to its file', async ({page}) => {
      await page.goto(PAGE);
      await expect(picture(page).getByRole('img')).toBeVisible();
      await picture(page).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/pictures/next/${SCENE}@2x\\.avif$`));
    });
  });
});

test('a picture that is clicked before the scripts run is enlarged', async ({page}) => {
  await page.goto(PAGE);
  await picture(page).getByRole('link').click();
  await expect(dialog(page)).toBeVisible();
});
