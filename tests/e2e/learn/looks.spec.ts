/** The Learn blog for everyone: accessible in both looks, on any width, and without scripts. */
import {expect, test} from '@playwright/test';
import {holdStill, violationsIn} from '../axe';
import {open} from '../open';
import {PAGES} from './pages';

/** One page of each kind, and every post. */
const LOOKS = PAGES.filter(({route}) => !/tags\/(?!use-case)/.test(route)).map(({route}) => route);

for (const url of LOOKS) {
  for (const width of [360, 1440]) {
    test(`${url} is accessible at ${width} px in both looks`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, url);
      await holdStill(page);
      expect(await violationsIn(page, 'light')).toEqual([]);
      expect(await violationsIn(page, 'dark')).toEqual([]);
    });
  }

  test(`${url} fits 320 px`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 740});
    await page.goto(url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a post is complete', async ({page}) => {
    await page.goto('/learn/data-freshness');
    await expect(page.getByRole('img', {name: /^The path of one order/})).toBeVisible();
    await expect(page.getByText('dbt source freshness')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Related documentation'})).toBeVisible();
  });
});
