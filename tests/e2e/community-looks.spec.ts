/** The pages of the community in each look and width: accessible, inside the screen, on their own host. */
import {expect, test} from '@playwright/test';
import {holdStill, violationsIn} from './axe';
import {open} from './open';
import {watch} from './watch';

const PAGES = [
  '/adoption-stories',
  '/champions',
  '/guild',
  '/events',
  '/customer-stories-survey',
  '/slack',
  '/hack_display_image',
];

for (const url of PAGES) {
  test(`${url} loads without errors and without other hosts`, async ({page}) => {
    const found = watch(page);
    await page.goto(url, {waitUntil: 'networkidle'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(found).toEqual([]);
  });

  test(`${url} has a description of a fitting length`, async ({page}) => {
    await page.goto(url);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test(`${url} fits 320 pixels`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  for (const width of [360, 1440]) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${url} is accessible at ${width}, ${theme}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await open(page, url);
        await holdStill(page);
        expect(await violationsIn(page, theme)).toEqual([]);
      });
    }
  }
}
