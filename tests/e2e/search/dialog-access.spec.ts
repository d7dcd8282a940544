/** The search dialog for readers who use a screen reader, only the keyboard, or a phone. */
import {expect, test, type Page} from '../test';
import {holdStill, violations} from '../axe';
import {resize} from '../every-width';
import {hydrated, open} from '../open';
import {chosen, dialog, field, INDEX, openDialog, options, searchFor} from './parts';

const status = (page: Page) => dialog(page).getByRole('status');

test('the field is a combobox that points to the selected entry', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill('kafka');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  for (const entry of [options(page).first(), options(page).nth(1)]) {
    await expect(entry).toHaveAttribute('aria-selected', 'true');
    const id = await entry.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowDown');
  }
  const list = (await field(page).getAttribute('aria-controls')) ?? '';
  await expect(page.locator(`[id="${list}"][role=listbox]`)).toHaveAccessibleName('Results');
});

test('the outcome of a search is announced', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(status(page)).toHaveText('');
  await field(page).fill('kafka');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await field(page).fill('xqzvw');
  await expect(status(page)).toHaveText('0 results');
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
});

test('the focus stays in the dialog in both directions', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  for (const key of ['Tab', 'Shift+Tab']) {
    const names = new Set<string>();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(key);
      const name = await dialog(page).evaluate((root) => {
        const focused = document.activeElement;
        if (!focused || !root.contains(focused)) return 'outside';
        return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
      });
      names.add(name);
    }
    expect([...names].sort()).toEqual([
      '',
      'Clear the query',
      'Close',
      expect.stringMatching(/^See all/),
    ]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

/** The states of the dialog, and how to get to each. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  async start(page) {
    await expect(dialog(page).getByRole('list', {name: 'Where to start'})).toBeVisible();
  },
  async answer(page) {
    await field(page).fill('snowflake grants');
    await dialog(page).getByRole('region', {name: 'Answer'}).locator('summary').first().click();
  },
  async results(page) {
    await field(page).fill('kafka');
    await expect(options(page).first()).toBeVisible();
  },
  async none(page) {
    await field(page).fill('blorptang xqzvwk');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  },
  async failure(page) {
    await page.route(INDEX, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await openDialog(page);
    await field(page).fill('kafka');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  },
  async chosen(page) {
    await field(page).fill('mongodb');
    await expect(options(page).first()).toContainText('MongoDB');
    await field(page).press('Control+Enter');
    await page.bringToFront();
    await field(page).fill('');
    await expect(chosen(page)).toHaveCount(1);
  },
};

/** Returns targets that are too small or outside the window. */
function outOfReach(root: Element): string[] {
  return [...root.querySelectorAll('a, button, input')]
    .map((element) => ({element, box: element.getBoundingClientRect()}))
    .filter(({box}) => box.width > 0)
    .filter(({box: {width, height, left, right}}) => {
      return width < 24 || height < 24 || left < 0 || right > window.innerWidth;
    })
    .map(({element}) => element.outerHTML.slice(0, 80));
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return dialog(page).evaluate((root) =>
    [root, ...root.querySelectorAll('.search-body')].some(
      ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
    ),
  );
}

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: axe finds nothing at any width, and every target can be reached`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/features');
    await openDialog(page);
    await reach(page);
    await holdStill(page);
    for (const width of [1440, 360]) {
      await resize(page, width, 640);
      expect(await dialog(page).evaluate(outOfReach), `at ${width} px`).toEqual([]);
      expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
      const close = await dialog(page).getByRole('button', {name: 'Close'}).boundingBox();
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await violations(page, {include: ['dialog']}), `at ${width} px`).toEqual([]);
    }
  });
}

test('at 360 px the dialog fills the screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  const modal = await page.locator('.search-window').boundingBox();
  expect(modal).toEqual({x: 0, y: 0, width: 360, height: 640});
});
