/** The Learn blog for everyone: accessible in both themes, at any width, and without scripts. */
import {expect, test} from '../test';
import {expectSound} from '../every-width';
import {PAGES, TAGS} from './pages';

/** One page of each kind, and every post, because each has its own drawing. */
const [firstTag] = TAGS.map(([tag]) => `/learn/tags/${tag}`);
const LOOKS = PAGES.map(({route}) => route).filter(
  (route) => !route.startsWith('/learn/tags/') || route === firstTag,
);

for (const url of LOOKS) {
  test(`${url} passes all checks`, async ({page}) => {
    test.slow();
    await expectSound(page, url, {});
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a post is complete', async ({page}) => {
    await page.goto('/learn/data-freshness');
    await expect(page.getByRole('img', {name: /^One order's path/})).toBeVisible();
    await expect(page.getByText('dbt source freshness')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Related documentation'})).toBeVisible();
  });
});
