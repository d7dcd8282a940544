/** Code blocks: colored by the build, so that the browser needs no highlighter. */
import {expect, test} from './test';
import {open} from './open';

const KAFKA = '/docs/generated/ingestion/sources/kafka';

test('a block has colors and a title, and its text can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, KAFKA);
  const block = page.locator('.theme-code-block', {hasText: 'recipe.yaml'}).first();
  const plain = await block.evaluate((element) => getComputedStyle(element).color);
  await expect(block.locator('.code-name').first()).not.toHaveCSS('color', plain);
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^pipeline_name: kafka_prod\nsource:\n {2}type: kafka\n {2}config:\n/);
});
