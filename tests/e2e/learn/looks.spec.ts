/** The Learn blog for everyone: accessible in both looks, on any width, and without scripts. */
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {open} from '../open';
import {PAGES} from './pages';

/** One page of each kind, and every post. */
const LOOKS = PAGES.filter(({route}) => !/tags\/(?!use-case)/.test(route)).map(({route}) => route);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Gradients, which only shade the edges of scrolling boxes here, can't be measured, nor colors on their way. */
async function holdStill(page: Page): Promise<void> {
  const content =
    '*, ::before, ::after {background-image: none !important; transition: none !important}';
  await page.addStyleTag({content});
}

/** Rules that the page breaks, with the places where. */
async function violationsOf(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  const axe = new AxeBuilder({page}).withTags(TAGS);
  // The logo's picture follows the site's own state, which has not changed.
  if (theme === 'dark') axe.exclude('.navbar__brand');
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ; ')}`);
}

for (const url of LOOKS) {
  for (const width of [360, 1440]) {
    test(`${url} is accessible at ${width} px in both looks`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, url);
      await holdStill(page);
      expect(await violationsOf(page, 'light')).toEqual([]);
      expect(await violationsOf(page, 'dark')).toEqual([]);
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
