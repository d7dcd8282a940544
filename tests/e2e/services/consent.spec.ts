/** Services that recognize readers load once their reader allows it, never before, and never again once refused. */
import {expect, test, type Page} from '../test';
import {holdStill, violations} from '../axe';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {fakeServices, SCRIPTS} from './fakes';
import {ASKED, choices, footerButton, storedAnswer, UNANSWERED} from './reader';

const FEATURES = `${SHELL}/docs/features`;
const scripts = Object.values(SCRIPTS);

test.use({storageState: UNANSWERED});

const button = (page: Page, name: string) => choices(page).getByRole('button', {name, exact: true});

/** As long as an idle page takes to load what it wants to. */
const settle = (page: Page) => page.waitForTimeout(1_000);

test('nothing is loaded before the answer, and all of it after a yes, which is remembered', async ({
  page,
}) => {
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await expect(choices(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await settle(page);
  expect(asked).toEqual([]);
  await button(page, 'Allow').click();
  await expect(choices(page)).toHaveCount(0);
  await expect.poll(() => scripts.filter((url) => !asked.includes(url))).toEqual([]);
  expect(await storedAnswer(page)).toEqual({allowed: true, services: ASKED});
  await page.reload();
  await expect.poll(() => asked.filter((url) => url === SCRIPTS.analytics)).toHaveLength(2);
  await settle(page);
  await expect(choices(page)).toHaveCount(0);
});

test('each script is asked for once, however many pages are opened', async ({page}) => {
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await button(page, 'Allow').click();
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
  await settle(page);
  expect(asked.filter((url) => scripts.includes(url as never)).sort()).toEqual([...scripts].sort());
});

test('a no is remembered, and loads nothing on later pages', async ({page}) => {
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await button(page, 'Decline').click();
  await expect(choices(page)).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(choices(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await settle(page);
  expect(asked).toEqual([]);
  expect(await storedAnswer(page)).toEqual({allowed: false, services: ASKED});
});

test('a yes is withdrawn in the footer of any page', async ({page}) => {
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await button(page, 'Allow').click();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(scripts.length);
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await footerButton(page).click();
  await expect(choices(page)).toContainText('They are currently allowed.');
  const before = asked.length;
  await Promise.all([page.waitForEvent('load'), button(page, 'Decline').click()]);
  await settle(page);
  expect(asked.slice(before).filter((url) => scripts.includes(url as never))).toEqual([]);
  await footerButton(page).click();
  await expect(choices(page)).toContainText('They are currently declined.');
});

test('the keyboard alone answers, and Escape leaves everything as it was', async ({page}) => {
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await expect(choices(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choices(page).getByText('Which services?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choices(page).getByText('Microsoft Clarity')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toBeNull();
  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(footerButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['Which services?', 'Decline', 'Allow']) {
    await page.keyboard.press('Tab');
    await expect(choices(page).getByText(name, {exact: true})).toBeFocused();
  }
  // It is no trap: the page behind it is next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(choices(page)).toHaveCount(0);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(scripts.length);
});

test('Global Privacy Control is a no, also later', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await settle(page);
  await expect(choices(page)).toHaveCount(0);
  await footerButton(page).click();
  await expect(choices(page)).toContainText('Your browser refuses these services for you');
  await expect(choices(page).getByRole('button')).toHaveText(['Close']);
  await button(page, 'Close').click();
  expect(asked).toEqual([]);
});

test('where nothing can be remembered, nobody is asked and nothing is loaded', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await settle(page);
  await expect(choices(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('an answer that was given before a service was added does not cover it', async ({page}) => {
  const services = ASKED.filter((id) => id !== 'chat');
  await page.addInitScript(
    (stored) => localStorage.setItem('privacy-choices', stored),
    JSON.stringify({allowed: true, services}),
  );
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await expect(choices(page)).toBeVisible();
  await settle(page);
  expect(asked).toContain(SCRIPTS.analytics);
  expect(asked).not.toContain(SCRIPTS['chat assistant']);
});

for (const stored of ['yes', '{"allowed":"yes","services":[]}', '{"__proto__":{"allowed":true}}']) {
  test(`${stored} in the storage is no answer`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('privacy-choices', value), stored);
    const asked = await fakeServices(page);
    await open(page, FEATURES);
    await expect(choices(page)).toBeVisible();
    await settle(page);
    expect(asked).toEqual([]);
  });
}

test('an answer in another tab is an answer in this one', async ({context}) => {
  const asked = await fakeServices(context);
  const [page, other] = [await context.newPage(), await context.newPage()];
  await open(page, FEATURES);
  await open(other, FEATURES);
  await expect(choices(page)).toBeVisible();
  await button(other, 'Allow').click();
  await expect(choices(page)).toHaveCount(0);
  await expect.poll(() => asked.filter((url) => url === SCRIPTS['heat map'])).toHaveLength(2);
});

test('its code not arriving is said in the footer, and the next press asks for it again', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await fakeServices(page);
  const code = /\/assets\/js\/privacy-choices\.[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await open(page, FEATURES);
  await footerButton(page).click();
  const failed = page.getByRole('contentinfo').getByRole('button', {name: 'try again'});
  await expect(failed).toBeVisible();
  await page.unroute(code);
  await failed.click();
  await expect(choices(page)).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`the question fits ${width} pixels, and is accessible in both looks`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await fakeServices(page);
    await open(page, FEATURES);
    await choices(page).getByText('Which services?').click();
    const box = await choices(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await expect(page.getByText('This site asks about your privacy choices.')).toBeAttached();
    await holdStill(page);
    expect(await violations(page)).toEqual([]);
  });
}
