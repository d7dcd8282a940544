/** Each view of /integrations, light and dark, on phones and wide: rules of accessibility, no scroll sideways. */
import {expect, test} from '@playwright/test';
import {holdStill, setTheme, violations} from '../axe';
import {openCatalog} from './catalog';

const VIEWS = {
  'the cards': '?type=streaming&compare=kafka&view=cards',
  'the empty list': '?q=snowflak3',
  'the matrix': '?view=matrix&type=data-warehouse&compare=snowflake,nowhere',
  'the comparison': '?compare=snowflake,looker,kafka,bigquery',
  'the empty comparison': '?view=compare',
};

for (const [name, search] of Object.entries(VIEWS)) {
  for (const width of [360, 1440]) {
    test(`${name}: accessible at ${width} px in both looks`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await openCatalog(page, search);
      if (width === 360) {
        for (const fold of await page.getByRole('button', {name: /^Filters/}).all()) {
          await fold.click();
        }
      }
      await holdStill(page);
      await setTheme(page, 'light');
      expect(await violations(page)).toEqual([]);
      await setTheme(page, 'dark');
      // The logo's picture follows the site's own state, which has not changed.
      expect(await violations(page, '.navbar__brand')).toEqual([]);
    });
  }

  test(`${name}: fits 320 px`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 740});
    await openCatalog(page, search);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
