/** `/dogfood`, which contains every design element: screenshots, accessibility, phones, print, forced colors. */
import {expect, type Locator, type Page, test} from '../test';
import {browsers} from '../../../tools/test/browser';
import {addStyles} from '../add-styles';
import {expectForEveryone, resize} from '../every-width';
import {open} from '../open';
import {SHELL} from './site';

type Theme = 'light' | 'dark';

/** IDs of the headings at the start of the page's parts. Further examples of the same code need no screenshots. */
const PARTS = 'text headings lists admonitions code tables figures buttons reference'.split(' ');

async function openDogfood(page: Page, theme: Theme = 'light'): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await open(page, `${SHELL}/dogfood`);
}

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test.describe('pictures', () => {
  // A third of the size shows what moved or changed color, and keeps the files small.
  test.use({deviceScaleFactor: 0.3});
  test.skip(
    process.platform !== 'linux',
    'The screenshots were taken on Linux, and other systems render text differently. CI compares them.',
  );
  test.skip(
    !browsers()[0]?.includes('headless-shell'),
    'The screenshots were taken with the headless shell of Chromium, which spaces small letters differently. CI compares them.',
  );
  test.slow();

  /** Uses the site's font everywhere, so that machines with other fonts render the same. */
  const ALIKE = `
    :root {--font-code: manrope !important; --font-text: manrope !important}
    main {max-width: 900px; padding: 1px 16px}
    .data-footnote-backref {display: none !important}
    .ref-def {content-visibility: visible !important}
    .ref-fields th {position: static !important}
    article img {visibility: hidden}
    * {scrollbar-width: none !important}`;

  /** Removes everything but the parts, so that nothing else affects their position and rendering. */
  async function keepParts(page: Page): Promise<void> {
    await addStyles(page, ALIKE);
    await page.evaluate(() => {
      const article = document.createElement('article');
      article.append(...document.querySelectorAll('.markdown'));
      const main = document.createElement('main');
      main.append(article);
      document.body.replaceChildren(main);
      return document.fonts.ready.then(() => undefined);
    });
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`in the ${theme} theme`, async ({page}) => {
      await openDogfood(page, theme);
      await keepParts(page);
      for (const width of [1440, 360]) {
        await resize(page, width);
        for (const part of PARTS) {
          await page.locator('.markdown').evaluateAll((boxes, id) => {
            boxes.forEach((box) => box.toggleAttribute('hidden', !box.querySelector(`#${id}`)));
          }, part);
          const picture = `${part}-${theme}-${width}.png`;
          const options = {maxDiffPixelRatio: 0.01, scale: 'device'} as const;
          await expect.soft(page.locator('main')).toHaveScreenshot(picture, options);
        }
      }
    });
  }
});

test('is accessible in both themes, and nothing overflows a small phone', async ({page}) => {
  test.slow();
  await openDogfood(page);
  await expectForEveryone(page);
});

test('long names in tables break between their parts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openDogfood(page);
  const name = page.locator('td code', {hasText: 'DATAHUB_ACTIONS_INGESTION'});
  const lines = await name.evaluate((code) => {
    const range = document.createRange();
    const byLine = new Map<number, string>();
    for (const node of code.childNodes) {
      range.selectNodeContents(node);
      const {top} = range.getBoundingClientRect();
      if (node.textContent) byLine.set(top, (byLine.get(top) ?? '') + node.textContent);
    }
    return [...byLine.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/_$/);
  expect(lines.join('')).toBe('DATAHUB_ACTIONS_INGESTION_EXECUTOR_DEFAULT_CLI_VERSION');
});

test('printed pages have only the text, in black, with collapsed content', async ({page}) => {
  await openDogfood(page, 'dark');
  await page.emulateMedia({media: 'print'});
  for (const part of ['.navbar', '.footer', '.theme-doc-toc-desktop', '.theme-code-block button']) {
    const visible = page.locator(part).filter({visible: true});
    await expect(visible, part).toHaveCount(0);
  }
  const folded = page.locator('details:not([open])', {hasText: 'A folded part'});
  await expect(folded.getByText('It holds text')).toBeVisible();
  expect(await style(page.locator('#text + p'), 'color')).toBe('rgb(0, 0, 0)');
  const link = page.locator('article a[href^="https://github.com"]');
  expect(await style(link, 'content', '::after')).toContain('github.com');
});

test.describe('forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('keep what only color conveyed', async ({page}) => {
    await openDogfood(page);
    for (const box of ['.theme-admonition', '.ref-required', '.theme-code-block', '.card']) {
      expect(await style(page.locator(box).first(), 'border-top-style'), box).toBe('solid');
    }
    const tab = page.getByRole('tab', {name: 'GraphQL'}).first();
    const other = page.getByRole('tab', {name: 'cURL'}).first();
    const line = 'border-bottom-color';
    expect(await style(tab, line)).not.toBe(await style(other, line));
    const marked = page.locator('.theme-code-block-highlighted-line').first();
    expect(await style(marked, 'outline-style')).toBe('solid');
    const certified = page.locator('[data-level="certified"]').first();
    const testing = page.locator('[data-level="testing"]').first();
    const fill = 'background-color';
    expect(await style(certified, fill, '::before')).not.toBe(
      await style(testing, fill, '::before'),
    );
  });
});

test('nothing moves for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openDogfood(page);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
      const seconds = `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
      const still = Math.max(...seconds) <= 0.001 && scrollBehavior === 'auto';
      return still ? [] : [element.outerHTML.slice(0, 80)];
    }),
  );
  expect(slow).toEqual([]);
});
