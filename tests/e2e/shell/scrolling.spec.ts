/** What scrolling does to the shell, and the footer of every page. */
import {expect, test} from '../test';
import {lastCommitYear} from '../../../plugins/last-commit-year';
import {ROOT} from '../../../plugins/common/root';
import {open} from '../open';

test('the bar hides on the way down and returns on the way up', async ({page}) => {
  await open(page, '/docs/quickstart');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 500);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
});

test('the button back to the top appears, and leads there', async ({page}) => {
  await open(page, '/docs/quickstart');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 800);
  await page.mouse.wheel(0, -150);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer has three columns and the years', async ({page}) => {
  await open(page, '/docs/quickstart');
  const foot = page.getByRole('contentinfo');
  const columns = {
    Docs: ['Introduction', 'Quickstart', "What's New", 'Versions', 'Tools'],
    Community: ['Slack', 'YouTube', 'Blog', 'Town Halls', 'Adoption'],
    More: ['Demo', 'Roadmap', 'Contributing', 'GitHub', 'Feature Requests'],
  };
  for (const [title, names] of Object.entries(columns)) {
    const column = foot.locator('.footer__col').filter({hasText: title});
    await expect(column.getByRole('link')).toHaveText(names);
  }
  await expect(foot).toContainText(`2015-${lastCommitYear(ROOT)} DataHub`);
});
