/** Code blocks: colored and prepared by the build, so that the browser needs no highlighter. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';
import {open} from './open';

const KAFKA = '/docs/generated/ingestion/sources/kafka';
const UPGRADE = '/docs/how/updating-datahub';
const LONG = '/docs/metadata-ingestion/adding-source';

async function copied(page: Page, block: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The first block of a page that is folded. */
const folded = (page: Page) =>
  page.locator('.theme-code-block', {has: page.getByRole('button', {name: /lines/})}).first();

test('a block has colors and a title, and its text can be copied', async ({page}) => {
  await open(page, KAFKA);
  const block = page.locator('.theme-code-block', {hasText: 'recipe.yaml'}).first();
  const plain = await block.evaluate((element) => getComputedStyle(element).color);
  await expect(block.locator('.code-name').first()).not.toHaveCSS('color', plain);
  expect(await copied(page, block)).toMatch(
    /^pipeline_name: kafka_prod\nsource:\n {2}type: kafka\n {2}config:\n/,
  );
});

test('a request in closed details gets its buttons when they are opened', async ({page}) => {
  await open(page, '/docs/graphql/queries#tag');
  const details = page.locator('#request-tag');
  await expect(details.locator('button')).toHaveCount(0);
  await details.locator('summary').click();
  const request = details.locator('.theme-code-block').first();
  expect(await copied(page, request)).toMatch(/^query tag\(\$urn: String!\) \{\n/);
});

test('a link to a request opens it', async ({page}) => {
  await open(page, '/docs/graphql/queries#request-tag');
  const block = page.locator('#request-tag .theme-code-block').first();
  await block.hover();
  await expect(block.getByRole('button', {name: /copy/i})).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 320, height: 256}});

  test('buttons never cover code', async ({page}) => {
    await open(page, '/docs/quickstart');
    await expect(page.locator('.theme-code-block button').first()).toBeVisible();
    const covered = await page.locator('.theme-code-block').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        const over = [...block.querySelectorAll('button')].some((button) => {
          const box = button.getBoundingClientRect();
          return (
            code !== undefined &&
            box.right > code.left + 1 &&
            box.left < code.right - 1 &&
            box.bottom > code.top + 1 &&
            box.top < code.bottom - 1
          );
        });
        return over || (code?.width ?? 0) < 160 ? [block.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
});

test('what a command prints is labeled', async ({page}) => {
  await open(page, '/docs/quickstart');
  const output = page.locator('.theme-code-block', {hasText: 'No issues detected'});
  await expect(output.getByText('Output', {exact: true})).toBeVisible();
});

test('a copied diff is the new text', async ({page}) => {
  await open(page, UPGRADE);
  const block = page.locator('.language-diff', {hasText: 'systemMetadata'});
  await expect(block.locator('.code-cut')).toHaveCount(1);
  expect(await copied(page, block)).toMatch(/^\{\n {2}"value": \{\n {4}"tags": [^]*\n\}$/);
});

test('a long block is folded, and unfolds for its button and for what the browser finds', async ({
  page,
}) => {
  await open(page, LONG);
  const block = folded(page);
  const code = block.locator('code');
  const last = ((await code.textContent()) ?? '').trim().split('\n').at(-1)?.trim() ?? '';
  expect(await copied(page, block)).toContain(last);
  const button = block.getByRole('button', {name: /lines/});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const {height: short = 0} = (await block.boundingBox()) ?? {};

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await block.boundingBox())?.height).toBeGreaterThan(2 * short);
  await button.click();
  await expect(button).toBeInViewport();

  // A link to a text scrolls as the browser's own search does.
  await page.goto('about:blank');
  await page.goto(`${LONG}#:~:text=${encodeURIComponent(last)}`);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const found = block.locator('.code-sign', {hasText: '.'}).last();
  await expect(found).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a long block is complete', async ({page}) => {
    await page.goto(LONG);
    const block = folded(page);
    await expect(block).toHaveCount(0);
    const pre = page.locator('pre', {hasText: 'class AcmeErpSource'}).first();
    const heights = await pre.evaluate(({clientHeight, scrollHeight}) => [
      clientHeight,
      scrollHeight,
    ]);
    expect(heights[0]).toBeGreaterThanOrEqual((heights[1] ?? 0) - 1);
  });
});
