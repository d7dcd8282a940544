/** "Was this page helpful?": by mouse, keyboard and touch, with and without analytics, and never a word lost. */
import {expect, test, type Page} from '@playwright/test';
import {open} from '../open';
import {SHELL} from './site';
import {FROZEN, FROZEN_DOCS} from '../../versions';

/** The shell site has analytics, the real one has none. */
const WITH_EVENTS = `${SHELL}/docs/guide/first`;
const WITHOUT = '/docs/quickstart';

const yes = (page: Page) => page.getByRole('button', {name: 'Yes'});
const no = (page: Page) => page.getByRole('button', {name: 'No'});
const better = (page: Page) => page.getByRole('textbox', {name: 'What could be better?'});
const helped = (page: Page) => page.getByRole('textbox', {name: 'What helped you?'});
const send = (page: Page) => page.getByRole('button', {name: 'Send'});
const issue = (page: Page) => page.getByRole('link', {name: 'Send as a GitHub issue'});

/** Stands in for the script of the analytics, and keeps what it is told. */
async function stubAnalytics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {events, gtag: (...event: unknown[]) => events.push(event)});
  });
}

const feedbackEvents = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as {events: unknown[][]}).events.filter(
      ([, name]) => name === 'page_feedback',
    ),
  );

async function bodyOf(page: Page): Promise<string> {
  const href = await issue(page).getAttribute('href');
  return new URL(href ?? '').searchParams.get('body') ?? '';
}

test('an answer with words becomes an event, and thanks', async ({page}) => {
  await stubAnalytics(page);
  await open(page, WITH_EVENTS);
  await yes(page).click();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(no(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(helped(page)).toBeFocused();
  await page.keyboard.type('The steps.');
  await send(page).click();
  const thanks = page.getByText('Thank you: your feedback is on its way.');
  await expect(thanks).toBeFocused();
  await expect(yes(page)).toBeHidden();
  const values = {page: expect.stringMatching(/\/docs\/guide\/first$/), helpful: true};
  expect(await feedbackEvents(page)).toEqual([
    ['event', 'page_feedback', {...values, comment: 'The steps.'}],
  ]);
  await page.reload();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'false');
  await yes(page).click();
  await expect(helped(page)).toHaveValue('');
});

test('the keyboard alone answers, takes back and sends', async ({page}) => {
  await stubAnalytics(page);
  await open(page, WITH_EVENTS);
  await yes(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(better(page)).toBeFocused();
  await page.keyboard.type('More words');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(better(page)).toBeHidden();
  await expect(no(page)).toBeFocused();
  await expect(no(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(better(page)).toHaveValue('More words');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(await feedbackEvents(page)).toHaveLength(1);
});

test('what was typed outlasts a visit elsewhere, a reload, and the other answer', async ({
  page,
}) => {
  await open(page, WITHOUT);
  await no(page).click();
  await better(page).fill('I missed a step');
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(WITHOUT);
  await expect(better(page)).toBeHidden();
  await page.goBack();
  await expect(better(page)).toHaveValue('I missed a step');
  await page.reload();
  await expect(better(page)).toHaveValue('I missed a step');
  await expect(better(page)).not.toBeFocused();
  await yes(page).click();
  await expect(helped(page)).toHaveValue('I missed a step');
});

test('where analytics are blocked, the words go into an issue', async ({page}) => {
  await open(page, WITH_EVENTS);
  await no(page).click();
  await better(page).fill('Blocked words');
  await send(page).click();
  await expect(page.getByText(/That could not be sent from here/)).toBeFocused();
  await expect(better(page)).toHaveValue('Blocked words');
  expect(await bodyOf(page)).toContain('Blocked words');
});

test('without analytics it is an issue that says which page is meant', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await no(page).click();
  await better(page).fill('Step 3 & more');
  const href = new URL((await issue(page).getAttribute('href')) ?? '');
  expect(href.host).toBe('github.com');
  expect(href.searchParams.get('title')).toMatch(/^Docs feedback: \S/);
  expect(href.searchParams.get('body')).toMatch(
    new RegExp(
      `^Page: https?://\\S+${FROZEN_DOCS}/quickstart\\nVersion: ${FROZEN}\\nWas .* No\\n\\nStep 3 & more$`,
    ),
  );
  await expect(issue(page)).toHaveAttribute('target', '_blank');
});

test('what an address cannot hold is given out', async ({page, context, baseURL}) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin});
  await open(page, WITHOUT);
  await no(page).click();
  const words = `${'word '.repeat(3_000)}end`;
  await better(page).fill(words);
  await page.getByRole('button', {name: 'Copy the rest'}).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const rest = await page.evaluate(() => navigator.clipboard.readText());
  expect((await bodyOf(page)).split('\n\n')[1] + rest).toBe(words);
});

test('where nothing may be copied, the rest is selected', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, WITHOUT);
  await no(page).click();
  await better(page).fill(`${'word '.repeat(3_000)}end`);
  await page.getByRole('button', {name: 'Copy the rest'}).click();
  await expect(better(page)).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toMatch(/^[word ]{1000,}end$/);
});

test('it works where storage is blocked', async ({page}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', {get});
  });
  await open(page, WITHOUT);
  await no(page).click();
  await better(page).fill('Kept on the page');
  await expect(better(page)).toHaveValue('Kept on the page');
  expect(await bodyOf(page)).toContain('Kept on the page');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a tap answers and sends', async ({page}) => {
    await stubAnalytics(page);
    await open(page, WITH_EVENTS);
    await no(page).tap();
    await better(page).fill('Tapped');
    const box = await better(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await send(page).tap();
    await expect(page.getByText('Thank you')).toBeVisible();
  });
});
