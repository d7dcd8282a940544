/** Unusual queries, sections, and versions: very long ones, emoji, right-to-left text, markup, JavaScript names. */
import {expect, type Page, test} from '../test';
import {navigate, open} from '../open';
import {watch} from '../watch';
import {dialog, field, openDialog, options} from './parts';
import {main, field as searchbox, status} from './page-parts';

const ODD = {
  emoji: '😀👩‍👩‍👧‍👦'.repeat(20),
  'right to left': 'مرحبا بالعالم שלום',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  __proto__: '__proto__',
  constructor: 'constructor',
  hasOwnProperty: 'hasOwnProperty toString',
  'a lone surrogate': 'kafka \ud83d',
  'a null character': 'kafka\u0000',
  'a regular expression': '(((((a+)+)+)+$[\\',
  'a percent sign': '100% %zz %',
};

/** Collects messages and errors of the page, and what a script of the query would say. */
function watchClosely(page: Page): string[] {
  const found = watch(page);
  page.on('dialog', (box) => found.push(box.message()));
  return found;
}

/** Goes to the results of a query as a link on the page would. */
const follow = (page: Page, params: Record<string, string>) =>
  navigate(page, `/search?${new URLSearchParams(params).toString()}`);

test('the search page handles odd queries', async ({page}) => {
  const found = watchClosely(page);
  await open(page, '/search?q=kafka');
  await expect(status(page)).toHaveText(/^\d+ pages/);
  for (const [name, query] of Object.entries(ODD)) {
    await test.step(name, async () => {
      await follow(page, {q: query});
      await expect(searchbox(page)).toHaveValue(new URLSearchParams({q: query}).get('q') ?? '');
      await expect(status(page)).toHaveText(/^(No results for|One page|\d+ pages)/);
      expect(found).toEqual([]);
    });
  }
});

for (const name of ['a script', 'a lone surrogate', 'a percent sign'] as const) {
  test(`the search page opens with ${name} in its address`, async ({page}) => {
    const found = watchClosely(page);
    await open(page, `/search?${new URLSearchParams({q: ODD[name]}).toString()}`);
    await expect(status(page)).toHaveText(/^(No results for|One page|\d+ pages)/);
    expect(found).toEqual([]);
  });
}

test('the dialog handles odd queries', async ({page}) => {
  const found = watchClosely(page);
  await open(page, '/docs/features');
  await openDialog(page);
  for (const [name, query] of Object.entries(ODD)) {
    await test.step(name, async () => {
      // Without a query, the status is empty, so the one below is of this query.
      await field(page).fill('');
      await expect(dialog(page).getByRole('status')).toHaveText('');
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).toHaveText(/\d+ results?$/);
      // The search still works after it.
      await field(page).fill('kafka');
      await expect(options(page).first()).toContainText(/kafka/i);
      expect(found).toEqual([]);
    });
  }
});

test('sections and versions with odd names do not exist', async ({page}) => {
  const found = watch(page);
  await open(page, '/search?q=kafka');
  for (const name of ['__proto__', 'constructor', 'toString', '😀', '<script>', '../..', 'ב']) {
    await test.step(name, async () => {
      await follow(page, {q: 'kafka', section: name});
      await expect(status(page)).toHaveText(`No results for “kafka” in ${name}`);
      await follow(page, {q: 'kafka', version: name, show: name});
      await expect(status(page)).toHaveText(/^\d+ pages$/);
      expect(found).toEqual([]);
    });
  }
});

const LONG = `kafka ${'lorem ipsum '.repeat(700)}`;
/** Nearly the longest address that servers accept. */
const LONG_ADDRESS = `kafka ${'lorem ipsum '.repeat(480)}`;
const WORD = 'The query was too long: the search used only its first 2 kB.';

test('a query of nearly 8 kB in the address is cut to 2 kB, with a message', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent(LONG_ADDRESS)}`);
  await expect(main(page).getByText(WORD)).toBeVisible();
  await expect(status(page)).toHaveText(/^(One page|\d+ pages|No results)/);
  const {searchParams} = new URL(page.url());
  expect(searchParams.get('q')?.length).toBeLessThanOrEqual(2000);
  expect(searchParams.get('q')?.length).toBeGreaterThan(1980);
  expect(await searchbox(page).inputValue()).toBe(searchParams.get('q'));
  // The message is only for this query.
  await searchbox(page).fill('kafka');
  await searchbox(page).press('Enter');
  await expect(main(page).getByText(WORD)).toHaveCount(0);
});

test('8 kB pasted into the search page are cut, with a message', async ({page}) => {
  await open(page, '/search');
  await searchbox(page).fill(LONG);
  await searchbox(page).press('Enter');
  await expect(main(page).getByText(WORD)).toBeVisible();
  await expect(status(page)).toHaveText(/^(One page|\d+ pages|No results)/);
  expect(page.url().length).toBeLessThan(4000);
});

test('a long query is cut between characters, not inside one', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent(`a${'😀'.repeat(600)}`)}`);
  await expect(main(page).getByText(WORD)).toBeVisible();
  const query = new URL(page.url()).searchParams.get('q') ?? '';
  expect(query).not.toMatch(/\p{Surrogate}/u);
  expect(new TextEncoder().encode(query).length).toBeGreaterThan(1980);
});

test('a long query fits a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `/search?q=${'x'.repeat(8000)}`);
  await expect(main(page).getByText(WORD)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the dialog has room for 2 kB, and says that 8 kB are too long', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(field(page)).toHaveAttribute('maxlength', '2001');
  const word = dialog(page).getByText('The search uses only the first 2 kB of a query.');
  await field(page).fill('kafka '.repeat(40));
  await expect(options(page).first()).toBeVisible();
  await expect(word).toHaveCount(0);
  await field(page).fill(LONG);
  await expect(word).toBeVisible();
  await field(page).fill('kafka');
  await expect(word).toHaveCount(0);
});
