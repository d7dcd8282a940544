/** What each service is given, and when: nothing holds up the page, and each gets what its vendor documents. */
import {expect, test} from '../test';
import SERVICES from '../../../services';
import plugins from '../../../plugins';
import {IDENTIFIERS} from '../../fixtures/shell-site/identifiers';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {fakeServices, SCRIPTS} from './fakes';
import {answered, UNANSWERED} from './reader';

const FEATURES = `${SHELL}/docs/features`;

test.use({storageState: answered(true)});

test('services are asked for only once the page is complete and the browser is idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const idle: (() => void)[] = [];
    Object.assign(window, {idle, requestIdleCallback: (run: () => void) => idle.push(run)});
  });
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const loaded = page.waitForRequest(SCRIPTS.analytics);
  await page.evaluate(() => {
    const waiting = (window as unknown as {idle: (() => void)[]}).idle;
    waiting.splice(0).forEach((run) => run());
  });
  await loaded;
  expect(
    await page.evaluate(() => document.querySelectorAll('head script[src^="https"]').length),
  ).toBe(Object.keys(SCRIPTS).length);
});

test('pages ask only hosts that the configuration lists for its policy', async ({page}) => {
  const {contentHosts = {}} = plugins.switchOn(SERVICES, IDENTIFIERS).customFields;
  const asked = await fakeServices(page);
  await open(page, FEATURES);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(Object.keys(SCRIPTS).length);
  const allowed = (url: string, hosts: readonly string[]) =>
    hosts.some((host) => {
      const [, any, domain = ''] = /^(https:\/\/)(?:\*\.)?(.+)$/.exec(host) ?? [];
      const name = new URL(url).host;
      return any && (host.includes('*') ? name.endsWith(`.${domain}`) : name === domain);
    });
  const styles = asked.filter((url) => url.endsWith('.css'));
  const scripts = Object.values<string>(SCRIPTS);
  expect(scripts.filter((url) => !allowed(url, contentHosts['script-src'] ?? []))).toEqual([]);
  expect(styles.filter((url) => !allowed(url, contentHosts['style-src'] ?? []))).toEqual([]);
  expect(asked.filter((url) => !scripts.includes(url) && !styles.includes(url))).toEqual([]);
});

test('the chat assistant is at the bottom right, and opens by its shortcut', async ({page}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  await expect(page.getByRole('button', {name: 'Ask AI'})).toBeVisible();
  const attributes = await page.evaluate(() => (window as unknown as {chat: object}).chat);
  expect(attributes).toMatchObject({
    type: 'module',
    'runllm-assistant-id': IDENTIFIERS.CHAT_ASSISTANT_ID,
    'runllm-position': 'BOTTOM_RIGHT',
    'runllm-keyboard-shortcut': 'Mod+j',
    'runllm-community-type': 'slack',
  });
  // The site leaves the shortcut alone, on every page.
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog', {name: 'Assistant'})).toBeVisible();
});

test('the scheduler gets its address, and colors that readers can read', async ({page}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  const badge = () => page.evaluate(() => (window as unknown as {badge?: object}).badge);
  await expect.poll(badge).toEqual({
    url: IDENTIFIERS.SCHEDULER_URL,
    text: 'Book a meeting',
    color: '#066a80',
    textColor: '#fff',
    branding: false,
  });
});

test('any other script gets its attributes', async ({page}) => {
  await fakeServices(page);
  await open(page, FEATURES);
  const element = page.locator(`script[src="${SCRIPTS.other}"]`);
  await expect(element).toHaveAttribute('data-key', 'abc');
  await expect(element).toHaveAttribute('data-side', 'left');
});

test.describe('where no consent is required', () => {
  test.use({storageState: UNANSWERED});

  test('services load at once, and a reader can refuse them', async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const optional = text.replace('consentRequired:!0', 'consentRequired:!1');
      expect(optional).not.toBe(text);
      await route.fulfill({response, body: optional});
    });
    const asked = await fakeServices(page);
    await open(page, FEATURES);
    await expect.poll(() => asked).toContain(SCRIPTS.analytics);
    const choices = page.getByRole('dialog', {name: 'Privacy choices'});
    await expect(choices).toHaveCount(0);
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(choices).toContainText('They are currently allowed.');
    const before = asked.length;
    await Promise.all([
      page.waitForEvent('load'),
      choices.getByRole('button', {name: 'Decline'}).click(),
    ]);
    await page.waitForTimeout(1_000);
    expect(asked.slice(before)).toEqual([]);
  });
});
