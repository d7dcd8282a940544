/** A service that is down, slow, blocked, or broken doesn't affect the reader. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {all, fakeServices, type Failure, SCRIPTS} from './fakes';
import {answered} from './reader';

test.use({storageState: answered(true)});

const script = (body: string): Failure => {
  return (route) => route.fulfill({contentType: 'text/javascript', body});
};

/** Much longer than any test waits. */
const SLOW = 30_000;

/** How services fail, and the only messages that the failure may log to the console. */
const FAILURES: Record<string, {fail: Failure; says: RegExp}> = {
  down: {fail: (route) => route.abort('connectionrefused'), says: /ERR_CONNECTION_REFUSED/},
  'without an address': {
    fail: (route) => route.abort('namenotresolved'),
    says: /ERR_NAME_NOT_RESOLVED/,
  },
  'blocked by an extension': {
    fail: (route) => route.abort('blockedbyclient'),
    says: /ERR_BLOCKED_BY_CLIENT/,
  },
  'responding with an error': {
    fail: (route) => route.fulfill({status: 503, body: 'Unavailable'}),
    says: /status of 503/,
  },
  'responding with a page': {
    fail: (route) => route.fulfill({contentType: 'text/html', body: '<h1>Sign in</h1>'}),
    says: /Unexpected token|MIME type|ERR_BLOCKED_BY_ORB/,
  },
  'responding after 30 seconds': {
    fail: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.abort().catch(() => undefined);
    },
    says: /^$/,
  },
  throwing: {fail: script("throw new Error('broken service');"), says: /broken service/},
  'breaking what it shares with the page': {
    fail: script(`{
      const broken = () => { throw new Error('broken service'); };
      window.gtag = broken;
      window.clarity = broken;
      if (window.dataLayer) window.dataLayer.push = broken;
    }`),
    says: /broken service/,
  },
};

/** Does what readers do: follows links, goes back, and searches. */
async function readOn(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'guide', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
  await expect(page).toHaveTitle(/First guide/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What it does');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toHaveCount(0);
}

for (const [name, {fail, says}] of Object.entries(FAILURES)) {
  test(`services ${name}`, async ({page}) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    const asked = await fakeServices(page, all(fail));
    // Resolves once the page is complete: no service delays that.
    await open(page, `${SHELL}/docs/features`);
    await expect
      .poll(() => Object.values(SCRIPTS).filter((url) => !asked.includes(url)))
      .toEqual([]);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await readOn(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(said.filter((text) => !says.test(text))).toEqual([]);
  });
}

for (const [name, url] of Object.entries(SCRIPTS)) {
  test(`without the ${name}, the other services work`, async ({page}) => {
    const asked = await fakeServices(page, {[url]: (route) => route.abort('blockedbyclient')});
    await open(page, `${SHELL}/docs/features`);
    await expect
      .poll(() => Object.values(SCRIPTS).filter((each) => !asked.includes(each)))
      .toEqual([]);
    if (name !== 'chat assistant')
      await expect(page.getByRole('button', {name: 'Ask AI'})).toBeVisible();
    await readOn(page);
  });
}
