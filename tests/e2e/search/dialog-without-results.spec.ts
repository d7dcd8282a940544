/** The search dialog when nothing was found, or the search failed. */
import {expect, test} from '../test';
import {ISSUES_URL} from '../../../src/lib/links';
import {open} from '../open';
import {dialog, field, INDEX, openDialog, options, tryAgain} from './parts';
import {FROZEN, FROZEN_DOCS} from '../../versions';

test('without results, it suggests searches that have some', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).fill('blorptang xqzvwk');
  await expect(dialog(page)).toContainText('No results for "blorptang xqzvwk"');
  const suggestions = dialog(page).getByRole('list', {name: 'Try searching for'});
  await expect(suggestions.getByRole('button').first()).toBeVisible();
  const names = await suggestions.getByRole('button').allInnerTexts();
  for (const name of names) {
    await field(page).fill('blorptang xqzvwk');
    await suggestions.getByRole('button', {name, exact: true}).click();
    await expect(field(page)).toHaveValue(name);
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  }
});

test('without results, it offers an issue that says what was searched for, and where', async ({
  page,
}) => {
  await open(page, `${FROZEN_DOCS}/quickstart`);
  await openDialog(page);
  await field(page).fill('xqzvw & <b>');
  await expect(dialog(page)).toContainText('No results for "xqzvw & <b>"');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  const link = dialog(page).getByRole('link', {name: 'Let us know.'});
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.startsWith(`${ISSUES_URL}?`)).toBe(true);
  const {searchParams} = new URL(href);
  expect(searchParams.get('title')).toContain('xqzvw & <b>');
  const body = searchParams.get('body');
  for (const fact of ['xqzvw & <b>', FROZEN, `${FROZEN_DOCS}/quickstart`])
    expect(body).toContain(fact);
});

test('without a connection, it says so and tries again', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).fill('kafka');
  const title = dialog(page).getByText('Unable to fetch results');
  await expect(title).toBeVisible();
  await expect(
    dialog(page).getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(dialog(page).getByText('No results for')).toBeHidden();
  const again = dialog(page).getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(title).toBeVisible();
  await page.unroute(INDEX);
  await tryAgain(again, options(page).first());
  await expect(title).toHaveCount(0);
  await expect(field(page)).toHaveValue('kafka');
  await expect(field(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('a failure disappears with the next successful search', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/docs/features');
  await openDialog(page);
  await field(page).fill('kafka');
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(INDEX);
  await field(page).fill('xqzvw');
  await expect(dialog(page).getByText('No results for')).toBeVisible();
  await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0);
});
