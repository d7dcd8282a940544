/** Category pages: their cards get titles and descriptions that other pages don't load. */
import {expect, test} from './test';
import {open} from './open';
import {FROZEN_DOCS} from '../versions';

for (const prefix of ['/docs', FROZEN_DOCS]) {
  test(`cards of ${prefix} say what their pages are about, also after a click`, async ({page}) => {
    await open(page, `${prefix}/category/community`);
    const card = page.locator('article a', {hasText: 'Slack'}).first();
    const description = card.locator('.theme-doc-card-description');
    await expect(description).toHaveText(/\w+ .{60,}/);
    const text = await description.textContent();
    await card.click();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text ?? '');
    await page.goBack();
    await expect(description).toHaveText(text ?? '');
  });
}
