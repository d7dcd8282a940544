/** The pages of the Learn blog: lists, tags, and the navigation around a post. */
import {expect, test} from '../test';
import {open} from '../open';
import {ALL, expectListed, listed, PAGES, POSTS, postsFor, TAGS} from './pages';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every page has its heading and a description', async ({page}) => {
    for (const {route, heading} of PAGES) {
      await test.step(route, async () => {
        const response = await page.goto(route, {waitUntil: 'commit'});
        expect(response?.status()).toBe(200);
        await expect(page.locator('h1')).toHaveText([heading]);
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', /^.{70,160}$/);
      });
    }
  });
});

test('every page has a unique title and description', async ({request}) => {
  const heads = await Promise.all(
    PAGES.map(async ({route}) => {
      const html = await (await request.get(route)).text();
      return [/<title[^>]*>(.*?)<\/title>/, /name="?description"? content="([^"]*)"/].map(
        (pattern) => pattern.exec(html)?.[1] ?? '',
      );
    }),
  );
  for (const column of [0, 1]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(PAGES.length);
  }
});

test('the lists contain the posts, newest first', async ({page}) => {
  await page.goto('/learn');
  expect(await listed(page)).toEqual(ALL);
  await page.goto('/learn/archive');
  expect(await listed(page)).toEqual(ALL);
  await page.goto('/learn/tags/for-data-engineers');
  expect(await listed(page)).toEqual(postsFor('Data Engineers'));
});

test('the page of tags leads to all of them', async ({page}) => {
  await page.goto('/learn/tags');
  const hrefs = await page
    .locator('main h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(TAGS.map(([tag]) => `/learn/tags/${tag}`).sort());
});

test('a post links to its audiences, its tags, related docs, and the adjacent posts', async ({
  page,
}) => {
  await open(page, '/learn/data-pipeline');
  await expect(page.locator('main header time')).toHaveText('June 3, 2024');
  await expect(page.locator('main header')).toContainText(/\d+-minute read/);
  const related = page.locator('section', {hasText: 'Related documentation'});
  const at = ALL.indexOf('data-pipeline');
  const [newer, post, older] = [POSTS[at - 1], POSTS[at], POSTS[at + 1]];
  await expect(related.getByRole('link')).toHaveCount(post?.related.length ?? 0);
  await expect(page.locator('a[rel~="tag"]')).toHaveCount(post?.tags.length ?? 0);
  const pages = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await expect(pages.getByRole('link', {name: 'Newer post'})).toContainText(newer?.title ?? '-');
  await expect(pages.getByRole('link', {name: 'Older post'})).toContainText(older?.title ?? '-');
  await expect(page.getByRole('link', {name: /Edit this page/})).toHaveAttribute(
    'href',
    /\/blog\/data-pipeline\.md$/,
  );
  await page.locator('main header').getByRole('link', {name: 'Data Engineers'}).click();
  await expectListed(page, postsFor('Data Engineers'));
});

test('the table of contents is beside the text, and collapsed above it on a phone', async ({
  page,
}) => {
  await open(page, '/learn/data-mesh');
  const beside = page.locator('.theme-doc-toc-desktop');
  await expect(beside.getByRole('link', {name: 'Decide whether a mesh fits'})).toBeVisible();
  await expect(
    beside.getByRole('link', {name: '1. Describe the product on one page'}),
  ).toBeVisible();
  await page.setViewportSize({width: 360, height: 740});
  await expect(beside).toBeHidden();
  await page.getByRole('button', {name: 'On this page'}).click();
  const above = page.locator('.theme-doc-toc-mobile');
  await above.getByRole('link', {name: 'Decide whether a mesh fits'}).click();
  await expect(page).toHaveURL('/learn/data-mesh#should-you');
});
