/** The pages of the Learn blog: lists, tags, and the way around a post. */
import {expect, test} from '@playwright/test';
import {open} from '../open';
import {ALL, ENGINEERS, expectListed, listed, TAGS} from './pages';

test('the lists hold the posts, newest first', async ({page}) => {
  expect(ALL).toHaveLength(5);
  await page.goto('/learn');
  expect(await listed(page)).toEqual(ALL);
  await page.goto('/learn/archive');
  expect(await listed(page)).toEqual(ALL);
  await page.goto('/learn/tags/for-data-engineers');
  expect(await listed(page)).toEqual(ENGINEERS);
});

test('the page of tags leads to all eleven', async ({page}) => {
  await page.goto('/learn/tags');
  const hrefs = await page
    .locator('main h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(TAGS).toHaveLength(11);
  expect(hrefs.sort()).toEqual(TAGS.map(([tag]) => `/learn/tags/${tag}`).sort());
});

test('a post leads to its readers, its tags, related docs and its neighbors', async ({page}) => {
  await open(page, '/learn/data-pipeline');
  await expect(page.locator('main header time')).toHaveText('June 3, 2024');
  await expect(page.locator('main header')).toContainText(/\d+ minutes to read/);
  const related = page.locator('section', {hasText: 'Related documentation'});
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(page.locator('a[rel~="tag"]')).toHaveCount(3);
  const pages = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await expect(pages.getByRole('link', {name: /Newer post.*Business Metric/})).toBeVisible();
  await expect(pages.getByRole('link', {name: /Older post.*Data Mesh/})).toBeVisible();
  await expect(page.getByRole('link', {name: /Edit this page/})).toHaveAttribute(
    'href',
    /\/blog\/data-pipeline\.md$/,
  );
  await page.locator('main header').getByRole('link', {name: 'Data Engineers'}).click();
  await expectListed(page, ENGINEERS);
});

test('headings stand beside the text, and folded above it on a phone', async ({page}) => {
  await open(page, '/learn/data-mesh');
  const beside = page.locator('.theme-doc-toc-desktop');
  await expect(beside.getByRole('link', {name: 'Should you?'})).toBeVisible();
  await expect(beside.getByRole('link', {name: '1. Write the card'})).toBeVisible();
  await page.setViewportSize({width: 360, height: 740});
  await expect(beside).toBeHidden();
  await page.getByRole('button', {name: 'On this page'}).click();
  const above = page.locator('.theme-doc-toc-mobile');
  await above.getByRole('link', {name: 'Should you?'}).click();
  await expect(page).toHaveURL('/learn/data-mesh#should-you');
});
