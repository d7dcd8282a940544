/** The audience filter of the Learn blog: mouse, keyboard, address, reload, Back, and no scripts. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {ALL, expectListed, listed, POSTS, postsFor} from './pages';

const AUDIENCES = new Set(POSTS.flatMap(({audience}) => audience));
const ENGINEERS = postsFor('Data Engineers');

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

test('the filter leaves the posts for any of the selected audiences', async ({page}) => {
  await open(page, '/learn');
  await expect(page.getByRole('group', {name: 'Written for'}).getByRole('button')).toHaveCount(
    AUDIENCES.size,
  );
  await expect(page.getByRole('status')).toHaveText(`All ${ALL.length} posts`);
  await button(page, 'Data Engineers').click();
  await expect(button(page, 'Data Engineers')).toHaveAttribute('aria-pressed', 'true');
  await expectListed(page, ENGINEERS);
  await expect(page.getByRole('status')).toHaveText(`${ENGINEERS.length} of ${ALL.length} posts`);
  await expect(page).toHaveURL('/learn?for=data-engineers');
  await button(page, 'Data Analysts').click();
  await expectListed(page, postsFor('Data Engineers', 'Data Analysts'));
  await expect(page).toHaveURL('/learn?for=data-engineers&for=data-analysts');
  await button(page, 'Data Engineers').click();
  await expectListed(page, postsFor('Data Analysts'));
  await button(page, 'Show all posts').click();
  await expectListed(page, ALL);
  await expect(page).toHaveURL('/learn');
});

test('the filter survives a reload, and a visit to a post', async ({page}) => {
  await open(page, '/learn');
  const architects = postsFor('Data Architects');
  await button(page, 'Data Architects').click();
  await expectListed(page, architects);
  await page.reload();
  await expectListed(page, architects);
  await expect(button(page, 'Data Architects')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', {name: /^What is a Data Mesh/}).click();
  await expect(page.locator('h1')).toHaveText(/^What is a Data Mesh/);
  await page.goBack();
  await expectListed(page, architects);
  await expect(page).toHaveURL('/learn?for=data-architects');
});

test('the filter works by keyboard and keeps the focus', async ({page}) => {
  await open(page, '/learn');
  await button(page, 'Data Governance Leads').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const next = page.locator(':focus');
  await expect(next).toHaveAttribute('aria-pressed', 'true');
  await expectListed(page, postsFor(await next.innerText()));
  await button(page, 'Show all posts').focus();
  await page.keyboard.press('Enter');
  await expectListed(page, ALL);
  await expect(button(page, 'Data Governance Leads')).toBeFocused();
});

test('an unknown audience shows no posts, and can be cleared', async ({page}) => {
  await open(page, '/learn?for=astronauts');
  await expect(page.getByRole('status')).toHaveText('No posts for this audience yet.');
  await expectListed(page, []);
  await button(page, 'Show all posts').click();
  await expectListed(page, ALL);
  await expect(page).toHaveURL('/learn');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all posts are there, without buttons that would do nothing', async ({page}) => {
    await page.goto('/learn?for=data-engineers');
    expect(await listed(page)).toEqual(ALL);
    await expect(page.getByRole('group', {name: 'Written for'})).toBeHidden();
  });
});
