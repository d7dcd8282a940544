/** Parts that crash while rendering: what the reader sees, and the ways out. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const main = (page: Page) => page.getByRole('main');

async function crash(page: Page, what: 'content' | 'frame'): Promise<void> {
  await open(page, `${SHELL}/crash`);
  await page.getByRole('button', {name: `Crash the ${what}`}).click();
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(title(page)).toHaveCount(1);
}

/** The site's frame, which a crash of the page doesn't affect. */
const frame = (page: Page) => page.getByRole('navigation', {name: 'Main'});

for (const what of ['content', 'frame'] as const) {
  test(`a crash of the ${what} shows a message with its cause`, async ({page}) => {
    await crash(page, what);
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This page crashed.');
    await expect(main(page).locator('pre')).toHaveText(
      `The ${what} failed on purpose.\n\nCause:\nA button was pressed.`,
      {useInnerText: true},
    );
  });

  test(`Try again clears a crash of the ${what}`, async ({page}) => {
    await crash(page, what);
    await page.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(title(page)).toHaveText('A page that may crash');
  });

  test(`a crash of the ${what} stays behind on the way to another page`, async ({page}) => {
    await crash(page, what);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await frame(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(title(page)).not.toHaveText('This page crashed.');
    await expect(page).toHaveURL(/\/docs/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

/**
 * Makes links of a class crash from now on, as React creates them.
 *
 * @param name of a class that the links have
 * @returns a function that stops this
 */
async function crashLinks(page: Page, name: string): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    HTMLAnchorElement.prototype.setAttribute = function (key, value) {
      if (key === 'class' && value.split(' ').includes(wanted)) throw new Error('A link crashed.');
      Element.prototype.setAttribute.call(this, key, value);
    };
  }, name);
  return () =>
    page.evaluate(() => void delete (HTMLAnchorElement.prototype as Partial<Element>).setAttribute);
}

test('a docs page that crashes does not affect the others', async ({page}) => {
  await open(page, `${SHELL}/docs/features`);
  const end = await crashLinks(page, 'pagination-nav__link');
  await main(page).getByRole('link', {name: 'guide', exact: true}).click();
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page).toHaveURL(/\/docs\/guide\/first/);
  await end();
  await page.goBack();
  await expect(title(page)).toHaveText('What it does');
});

test('a top bar item that cannot be rendered is reported, with the setting to fix', async ({
  page,
}) => {
  await open(page, `${SHELL}/crash`);
  // Only items: the logo is a link, too.
  await crashLinks(page, 'navbar__item');
  // A page of another kind renders its own bar.
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Docs', exact: true})
    .click();
  const told = main(page).locator('pre');
  await expect(told).toContainText('A theme navbar item failed to render.');
  await expect(told).toContainText(
    'Please double-check the following navbar item (themeConfig.navbar.items)',
  );
  await expect(told).toContainText(/"label": "\w/);
  await expect(told).toContainText('Cause:');
  await expect(told).toContainText('A link crashed.');
});

test('if the frame cannot be rendered either, only the first crash is reported', async ({page}) => {
  await open(page, `${SHELL}/crash`);
  await crashLinks(page, 'navbar__brand');
  await page.getByRole('button', {name: 'Crash the frame'}).click();
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(frame(page)).toHaveCount(0);
  await expect(main(page).locator('pre')).toContainText('The frame failed on purpose.');
  await expect(page.getByText('A link crashed.')).toHaveCount(0);
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL(`${SHELL}/`);
  await expect(frame(page)).toBeVisible();
});

test('a crash leads home with a page load, and to a prefilled report', async ({page}) => {
  await crash(page, 'content');
  const report = page.getByRole('link', {name: 'Report the crash'});
  const {origin, pathname, searchParams} = new URL((await report.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe('https://github.com/datahub-project/datahub/issues/new');
  expect(searchParams.get('title')).toContain('/crash');
  expect(searchParams.get('body')).toContain(`Page: ${SHELL}/crash`);
  expect(searchParams.get('body')).toContain('on purpose.\n\nCause:\nA button was pressed.');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL(`${SHELL}/`);
  await expect(main(page)).toContainText('Read what it does');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('on a phone, the crash page fits, even with long words', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await crash(page, 'content');
  await main(page)
    .locator('pre')
    .evaluate((pre) => pre.append('x'.repeat(400)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
