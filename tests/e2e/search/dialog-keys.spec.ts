/** What keys do in the search dialog, also before there are results, and with an input method. */
import {expect, test} from '../test';
import {open} from '../open';
import {expectTabAt} from '../tabs';
import {chosen, dialog, field, hold, INDEX, openDialog, options, searchFor} from './parts';

test('Enter before the results are there opens the first one', async ({page}) => {
  const release = await hold(page, INDEX);
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).pressSequentially('mongodb');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  release('continue');
  await expect(page.locator('h1')).toContainText('MongoDB');
  await expect(dialog(page)).toHaveCount(0);
});

test('a change of the query takes Enter back', async ({page}) => {
  const release = await hold(page, INDEX);
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).pressSequentially('mongodb');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  release('continue');
  await expect(options(page).first()).toContainText('MongoDB');
  await expect(page).toHaveURL('/docs/features');
});

test('Home and End move the cursor, not the selection', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('xkafka');
  await page.keyboard.press('End');
  await page.keyboard.type('y');
  await expect(field(page)).toHaveValue('xkafkay');
});

test('the pointer selects what it is on, and typing selects the first result', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafk');
  await options(page).nth(2).hover();
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  await page.keyboard.type('a');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('an entry that is opened in a tab stays selected', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  await page.keyboard.press('ArrowDown');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expectTabAt(tab, (await options(page).nth(1).getAttribute('href')) ?? '');
  await page.bringToFront();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('text that an input method composes is searched for when it is done', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const all = dialog(page).getByRole('link', {name: /^See /});
  await compose(' mong');
  await compose(' mongo');
  await expect(field(page)).toHaveValue('kafka mongo');
  // The results are still those of the text without it.
  await page.waitForTimeout(500);
  await expect(all).toHaveAttribute('href', '/search?q=kafka');
  await session.send('Input.insertText', {text: ' mongodb'});
  await expect(field(page)).toHaveValue('kafka mongodb');
  await expect(all).toHaveAttribute('href', '/search?q=kafka+mongodb');
});

test('results stay until the next ones are there', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'kafka');
  await page.evaluate(() => {
    Object.assign(window, {fewest: Infinity});
    new MutationObserver(() => {
      const count = document.querySelectorAll('[role=option]').length;
      Object.assign(window, {fewest: Math.min(Reflect.get(window, 'fewest') as number, count)});
    }).observe(document.body, {childList: true, subtree: true});
  });
  await field(page).pressSequentially(' connect');
  await expect(dialog(page).getByRole('link', {name: /^See /})).toHaveAttribute(
    'href',
    '/search?q=kafka+connect',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'fewest') as number)).toBeGreaterThan(0);
});

test('searches that browsers stored with an earlier dialog are still there', async ({page}) => {
  const url = '/docs/generated/ingestion/sources/kafka#setup';
  await page.addInitScript((address) => {
    const stored = {
      ...{objectID: address, url: address, type: 'lvl2', symbol: false, place: 'Sources'},
      hierarchy: {lvl0: 'Sources › Kafka & co', lvl1: 'Kafka &amp; co', lvl2: 'Set &lt;up&gt;'},
      content: null,
      __docsearch_parent: null,
    };
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify([stored]));
  }, url);
  await open(page, '/docs/features');
  await openDialog(page);
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText('Set <up>');
  await expect(chosen(page)).toContainText('Kafka & co');
  await expect(chosen(page).getByRole('link')).toHaveAttribute('href', url);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
});

test('removing an entry with a key moves the focus to the field', async ({page}) => {
  await open(page, '/docs/features');
  await searchFor(page, 'mongodb');
  await page.keyboard.press('Control+Enter');
  await page.bringToFront();
  await field(page).fill('');
  const remove = dialog(page).getByRole('button', {name: 'Remove this search from history'});
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});
