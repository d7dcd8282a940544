/** The results page at every width, in both themes: accessible, and nothing overflows. */
import {expect, test, type Page} from '../test';
import {expectForEveryone, expectToFit} from '../every-width';
import {open} from '../open';
import {field, INDEX, main, search, sections, status, titles} from './page-parts';

/** The states of the page, and how to get to each. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  results: (page) => search(page, 'q=kafka+topic&version=all'),
  'no results': async (page) => {
    await open(page, '/search?q=xqzvw');
    await expect(main(page)).toContainText('Let us know.');
  },
  failure: async (page) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=kafka');
    await expect(main(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  },
  'no query': async (page) => {
    await open(page, '/search');
    await expect(field(page)).toBeFocused();
  },
};

for (const [name, show] of Object.entries(STATES)) {
  test(`${name}: accessible at any width`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await show(page);
    await expectToFit(page, [996]);
    await expectForEveryone(page);
  });
}

test('a query of one very long word wraps', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, `/search?q=${'endless'.repeat(40)}`);
  await expect(status(page)).toContainText('No results');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('on a phone, the selected section is in view', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await search(page, 'q=kafka');
  const last = sections(page).last();
  await expect(last).not.toBeInViewport();
  await page.goto((await last.getAttribute('href')) ?? '');
  await expect(sections(page).and(page.locator('[aria-current]'))).toBeInViewport({ratio: 1});
});

test('in forced colors, the page still shows the selected section and the highlights', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await search(page, 'q=kafka');
  const borderOf = (index: number) =>
    sections(page)
      .nth(index)
      .evaluate((link) => getComputedStyle(link).borderTopColor);
  expect(await borderOf(0)).not.toBe(await borderOf(1));
  const mark = titles(page).locator('mark').first();
  const colors = await mark.evaluate((element) => {
    const {backgroundColor} = getComputedStyle(element);
    return [backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(colors[0]).not.toBe(colors[1]);
});

test('a printed page contains only the results', async ({page}) => {
  await search(page, 'q=kafka');
  await page.emulateMedia({media: 'print'});
  await expect(titles(page).first()).toBeVisible();
  await expect(status(page)).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(sections(page).first()).toBeHidden();
  await expect(main(page).getByRole('button', {name: 'Load more'})).toBeHidden();
});
