/** The menus of the navbar on wide screens: what opens and closes them, by mouse, touch, and keyboard. */
import {expect, type Page, test} from '../test';
import {open} from '../open';

const LEARN = ['Guides', 'Weekly Demo', 'Use Cases', 'Adoption Stories', 'Blog', 'YouTube'];
const COMMUNITY = ['Join Slack', 'Events', 'Champions', 'Share Your Journey'];

const label = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name, exact: true});
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: new RegExp(`^${name}`)});

/** Moves the pointer to the middle of what a locator finds. */
async function pointAt(page: Page, name: string): Promise<void> {
  const box = await label(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not rendered`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 4});
}

test.beforeEach(async ({page, javaScriptEnabled}) => {
  if (javaScriptEnabled) await open(page, '/docs/quickstart');
  else await page.goto('/docs/quickstart');
});

for (const [menu, entries] of Object.entries({Learn: LEARN, Community: COMMUNITY})) {
  test(`${menu} shows its cards, each with a title, a description, and a working address`, async ({
    page,
  }) => {
    await label(page, menu).click();
    for (const name of entries) {
      const card = entry(page, name);
      await expect(card).toBeVisible();
      await expect(card.locator('svg').first()).toBeVisible();
      await expect(card.locator('small')).toHaveText(/\w+ \w+/);
      await expect(card).toHaveAttribute('href', /^(https:\/\/[\w.]+\/|\/[a-z])/);
    }
  });
}

test('hovering opens a menu, and leaving closes it', async ({page}) => {
  await pointAt(page, 'Learn');
  await expect(label(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Blog')).toBeVisible();
  await pointAt(page, 'Community');
  await expect(label(page, 'Learn')).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Blog')).toBeHidden();
  await expect(entry(page, 'Events')).toBeVisible();
});

test('the pointer can move from the label to an entry', async ({page}) => {
  await pointAt(page, 'Learn');
  const box = await entry(page, 'Use Cases').boundingBox();
  if (!box) throw new Error('no entry');
  await page.mouse.move(box.x + 20, box.y + 10, {steps: 12});
  await expect(entry(page, 'Use Cases')).toBeVisible();
});

test('a click keeps the menu open after the pointer has left, and the next one closes it', async ({
  page,
}) => {
  await label(page, 'Learn').click();
  await page.mouse.move(300, 500, {steps: 4});
  await expect(entry(page, 'Blog')).toBeVisible();
  await label(page, 'Learn').click();
  await expect(entry(page, 'Blog')).toBeHidden();
});

test('a click elsewhere closes it', async ({page}) => {
  await label(page, 'Learn').click();
  await page.locator('h1').click({position: {x: 10, y: 10}});
  await expect(entry(page, 'Blog')).toBeHidden();
});

test('Escape closes it even under the pointer', async ({page}) => {
  await pointAt(page, 'Learn');
  await expect(entry(page, 'Blog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Blog')).toBeHidden();
  await expect(label(page, 'Learn')).toHaveAttribute('aria-expanded', 'false');
});

test('Enter opens and closes it, and Escape returns the focus to the label', async ({page}) => {
  await label(page, 'Community').focus();
  await page.keyboard.press('Enter');
  await expect(label(page, 'Community')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(label(page, 'Community')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Join Slack')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(label(page, 'Community')).toBeFocused();
  await expect(entry(page, 'Join Slack')).toBeHidden();
});

test('arrow keys open it and cycle through its entries', async ({page}) => {
  await label(page, 'Community').focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Join Slack')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Events')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(page, 'Share Your Journey')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Join Slack')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Share Your Journey')).toBeFocused();
});

test('moving the focus out closes it', async ({page}) => {
  await label(page, 'Community').focus();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Share Your Journey')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Share Your Journey')).toBeHidden();
});

test('the Learn menu leads to the posts of this site, and marks the current page', async ({
  page,
}) => {
  await label(page, 'Learn').click();
  await entry(page, 'Guides').click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(entry(page, 'Guides')).toBeHidden();
  await expect(label(page, 'Learn')).toHaveClass(/--active/);
});

test('links in the bar lead where they say', async ({page}) => {
  const main = page.getByRole('navigation', {name: 'Main'});
  await expect(main.getByRole('link', {name: 'Get Cloud'})).toHaveAttribute(
    'href',
    'https://datahub.com/products/why-datahub-cloud/',
  );
  await expect(main.getByRole('link', {name: 'Join the chat on Slack'})).toHaveAttribute(
    'href',
    'https://datahub.com/slack/',
  );
  await expect(main.getByRole('button', {name: 'English'})).toBeVisible();
  await main.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/docs$/);
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('a tap opens it, and a second tap or a tap elsewhere closes it', async ({page}) => {
    await label(page, 'Learn').tap();
    await expect(entry(page, 'Blog')).toBeVisible();
    await label(page, 'Learn').tap();
    await expect(entry(page, 'Blog')).toBeHidden();
    await label(page, 'Learn').tap();
    await page.locator('h1').tap({position: {x: 10, y: 10}});
    await expect(entry(page, 'Blog')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('menus open on hover', async ({page}) => {
    await expect(entry(page, 'Blog')).toBeHidden();
    await pointAt(page, 'Learn');
    await expect(entry(page, 'Blog')).toBeVisible();
  });
});
