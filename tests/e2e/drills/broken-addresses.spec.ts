/** Addresses that can't be decoded: hashes, queries, and paths with an invalid percent sign. */
import {expect, test, type Page} from '../test';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {hydrated, open} from '../open';
import {watch} from '../watch';

const PAGE = '/docs/features';
const BROKEN = ['#100%', '#%E0%A4%A', '#%', '#%zz', '#__proto__', '#"><img src=x onerror=hurt()>'];

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Expects the page to look as if its address had no hash. */
async function expectWhole(page: Page, found: readonly string[]): Promise<void> {
  await expect(title(page)).toHaveText('What is DataHub?');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(found).toEqual([]);
}

for (const hash of BROKEN) {
  test(`${hash} hurts no page on arrival, and none of another version`, async ({page}) => {
    const found = watch(page);
    await open(page, PAGE + hash);
    await expectWhole(page, found);
    await page.getByRole('button', {name: 'Version: Next'}).click();
    await page.getByRole('link', {name: `${FROZEN} released`}).click();
    await expect(page).toHaveURL((url) => url.pathname === `${FROZEN_DOCS}/features`);
    await expectWhole(page, found);
  });
}

test('they hurt no page when they are typed into the address', async ({page}) => {
  const found = watch(page);
  await open(page, PAGE);
  for (const hash of BROKEN) {
    await test.step(hash, async () => {
      await page.evaluate((next) => void (location.hash = next), hash);
      await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(1);
      // Two frames: the router reacts after the browser.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      await expectWhole(page, found);
      await page.evaluate(() => void (location.hash = ''));
    });
  }
});

test('they hurt no page when they are behind a link', async ({page}) => {
  const found = watch(page);
  await open(page, PAGE);
  const paragraph = page.locator('article p').first();
  for (const hash of BROKEN) {
    await test.step(hash, async () => {
      await paragraph.evaluate((element, next) => {
        const link = document.createElement('a');
        link.href = next;
        link.textContent = 'Broken';
        element.replaceChildren(link);
      }, hash);
      await page.getByRole('link', {name: 'Broken', exact: true}).click();
      await expectWhole(page, found);
    });
  }
});

test('Back and Forward pass a broken hash', async ({page}) => {
  const found = watch(page);
  await open(page, PAGE);
  for (const hash of ['#100%', '#%E0']) {
    await page.evaluate((next) => void (location.hash = next), hash);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#100%$/);
  await page.goForward();
  await expectWhole(page, found);
});

for (const url of [
  `${PAGE}?q=%&for=%E0%A4%A`,
  '/integrations?q=%&type=%E0',
  '/adoption-stories?category=%&kind=%zz',
  '/learn?for=%E0%A4%A',
  '/docs/graphql/queries?filter=%',
  '/search?q=100%',
]) {
  test(`${url} hurts no page`, async ({page}) => {
    const found = watch(page);
    await open(page, url);
    await expect(title(page)).toBeVisible();
    await expect(title(page)).not.toHaveText('This page crashed.');
    expect(found).toEqual([]);
  });
}

/** Makes the host respond to unknown addresses as most hosts do. */
async function answerUnknown(page: Page): Promise<void> {
  const body = await (await page.request.get('/no-such-page')).text();
  await page.route(
    (url) => url.pathname.startsWith('/docs/') && url.pathname.includes('%'),
    (route) => route.fulfill({status: 404, body, contentType: 'text/html'}),
  );
}

for (const path of ['/docs/100%25', '/docs/100%', '/docs/%E0%A4%A', '/docs/%25E0%25A4%25A']) {
  test(`${path} is an unknown page that works`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await answerUnknown(page);
    await page.goto(path);
    await hydrated(page);
    await expect(title(page)).toHaveText('Page Not Found');
    await page.evaluate(() => void (location.hash = '#somewhere'));
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Docs', exact: true})
      .click();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(title(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
