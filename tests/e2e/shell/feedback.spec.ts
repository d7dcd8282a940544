/** "Was this page helpful?": by mouse, keyboard, and touch, with and without analytics. No words are lost. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {fakeServices, type Failure, received, SCRIPTS} from '../services/fakes';
import {answered} from '../services/reader';
import {SHELL} from './site';
import {FROZEN, FROZEN_DOCS} from '../../versions';

// Analytics of the shell site wait for consent, which was given.
test.use({storageState: answered(true)});

/** The shell site has analytics, the real one has none. */
const WITH_EVENTS = `${SHELL}/docs/guide/first`;
const WITHOUT = '/docs/quickstart';

const yes = (page: Page) => page.getByRole('button', {name: 'Yes'});
const no = (page: Page) => page.getByRole('button', {name: 'No'});
const better = (page: Page) => page.getByRole('textbox', {name: 'What could be better?'});
const helped = (page: Page) => page.getByRole('textbox', {name: 'What helped you?'});
const send = (page: Page) => page.getByRole('button', {name: 'Send'});
const issue = (page: Page) => page.getByRole('link', {name: 'Send as a GitHub issue'});

/** Opens the page once the analytics of the shell site have loaded. */
async function openWithAnalytics(page: Page): Promise<void> {
  await fakeServices(page);
  await open(page, WITH_EVENTS);
  await expect.poll(() => received(page)).not.toEqual([]);
}

const feedbackEvents = async (page: Page) =>
  (await received(page)).filter(([, name]) => name === 'page_feedback');

async function bodyOf(page: Page): Promise<string> {
  const href = await issue(page).getAttribute('href');
  return new URL(href ?? '').searchParams.get('body') ?? '';
}

test('an answer with a comment becomes an event, and is acknowledged', async ({page}) => {
  await openWithAnalytics(page);
  await yes(page).click();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(no(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(helped(page)).toBeFocused();
  await page.keyboard.type('The steps.');
  await send(page).click();
  const thanks = page.getByText('Thank you! Your feedback has been sent.');
  await expect(page.getByRole('status').filter({has: thanks})).toBeFocused();
  await expect(yes(page)).toBeHidden();
  expect(await feedbackEvents(page)).toEqual([
    [
      'event',
      'page_feedback',
      expect.objectContaining({
        page: expect.stringMatching(/\/docs\/guide\/first$/),
        helpful: true,
        comment: 'The steps.',
      }),
    ],
  ]);
  await page.reload();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'false');
  await yes(page).click();
  await expect(helped(page)).toHaveValue('');
});

test('the keyboard is enough to answer, undo, and send', async ({page}) => {
  await openWithAnalytics(page);
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

test('what was typed survives a visit to another page, a reload, and the other answer', async ({
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

const FAILURES: Record<string, Failure> = {
  blocked: (route) => route.abort('blockedbyclient'),
  down: (route) => route.abort('connectionrefused'),
  slow: () => new Promise(() => undefined),
  throwing: (route) => route.fulfill({contentType: 'text/javascript', body: 'throw new Error()'}),
  'replaced by an ad blocker': (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.dataLayer ??= [];'}),
};

for (const [name, failure] of Object.entries(FAILURES)) {
  test(`with analytics that are ${name}, the words are kept and added to an issue`, async ({
    page,
  }) => {
    const asked = await fakeServices(page, {[SCRIPTS.analytics]: failure});
    await open(page, WITH_EVENTS);
    await expect.poll(() => asked).toContain(SCRIPTS.analytics);
    await no(page).click();
    await better(page).fill('Kept words');
    // A script that ran gets the words, but doesn't confirm them.
    await issue(page).or(send(page)).waitFor();
    if (await send(page).isVisible()) {
      await send(page).click();
      await expect(page.getByText('Sending your feedback')).toBeVisible();
      const told = page.getByText(/Your feedback could not be sent/);
      await expect(page.getByRole('status').filter({has: told})).toBeFocused();
    }
    await expect(page.getByText('Thank you')).toHaveCount(0);
    await expect(better(page)).toHaveValue('Kept words');
    expect(await bodyOf(page)).toContain('Kept words');
    await page.reload();
    await expect(better(page)).toHaveValue('Kept words');
  });
}

test('a queue without a consumer is not mistaken for analytics', async ({page}) => {
  await fakeServices(page, {[SCRIPTS.analytics]: FAILURES['blocked'] as Failure});
  await page.addInitScript(() => {
    const dataLayer: unknown[] = [];
    Object.assign(window, {dataLayer, gtag: (...event: unknown[]) => dataLayer.push(event)});
  });
  await open(page, WITH_EVENTS);
  await no(page).click();
  await better(page).fill('Queued words');
  await expect(send(page)).toHaveCount(0);
  expect(await bodyOf(page)).toContain('Queued words');
});

test('long comments reach the analytics complete, in parts of the accepted length', async ({
  page,
}) => {
  await openWithAnalytics(page);
  await no(page).click();
  const words = 'One sentence after another, '.repeat(12).trim();
  await better(page).fill(words);
  await send(page).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  const [[, , values] = []] = await feedbackEvents(page);
  const {comment, comment_2, comment_3, comment_4} = values as Record<string, string>;
  expect([comment, comment_2, comment_3, comment_4].join('')).toBe(words);
});

/** Makes the real site as if built with `FEEDBACK_URL`; the address is its own, which its content policy allows. */
async function openWithAddress(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('customFields:{', '$&feedbackUrl:"/feedback"');
    await route.fulfill({response, body});
  });
  await open(page, WITHOUT);
}

test('an address of the operator receives the feedback; if it fails, nothing is lost and Try again sends it', async ({
  page,
  context,
}) => {
  const received: string[] = [];
  let status = 500;
  await page.route('/feedback', (route) => {
    received.push(route.request().postData() ?? '');
    return route.fulfill({status});
  });
  await openWithAddress(page);
  await no(page).click();
  await better(page).fill('Words & more');
  const told = page.getByText(/could not be sent, but nothing is lost: try again/);
  const again = page.getByRole('button', {name: 'Try again'});
  await send(page).click();
  await expect(page.getByRole('status').filter({has: told})).toBeFocused();
  expect(await bodyOf(page)).toContain('Words & more');
  await context.setOffline(true);
  await page.unroute('/feedback');
  await again.click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await page.route('/feedback', (route) => {
    received.push(route.request().postData() ?? '');
    return route.fulfill({status});
  });
  await page.reload();
  await expect(better(page)).toHaveValue('Words & more');
  await send(page).click();
  await expect(told).toBeVisible();
  status = 204;
  await again.click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(received).toHaveLength(3);
  expect(Object.fromEntries(new URLSearchParams(received[2]))).toEqual({
    ...{page: expect.stringMatching(/\/docs\/quickstart$/), version: 'Next'},
    ...{answer: 'no', text: 'Words & more'},
  });
});

test.describe('for a reader who has declined analytics', () => {
  test.use({storageState: answered(false)});

  test('the words are added to an issue', async ({page}) => {
    await open(page, WITH_EVENTS);
    await no(page).click();
    await better(page).fill('My own words');
    await expect(send(page)).toHaveCount(0);
    expect(await bodyOf(page)).toContain('My own words');
  });
});

test('without analytics, feedback is an issue that names the page', async ({page}) => {
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

test('words that do not fit an address can be copied', async ({page, context, baseURL}) => {
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

test('if the clipboard is blocked, the rest is selected', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, WITHOUT);
  await no(page).click();
  await better(page).fill(`${'word '.repeat(3_000)}end`);
  await page.getByRole('button', {name: 'Copy the rest'}).click();
  await expect(better(page)).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toMatch(/^[word ]{1000,}end$/);
});

test('it works with storage blocked', async ({page}) => {
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
    await openWithAnalytics(page);
    await no(page).tap();
    await better(page).fill('Tapped');
    const box = await better(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await send(page).tap();
    await expect(page.getByText('Thank you')).toBeVisible();
  });
});
