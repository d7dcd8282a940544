/** Finds barriers to accessibility: the axe rules for WCAG 2.2 A and AA, and its best practices. */
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {addStyles} from './add-styles';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose results depend on the theme; all others see the same elements in either theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Freezes a page to measure contrast: gradients, which only shade the edges of scrolling boxes here, can't be measured,
 * and colors off the screen don't finish their transition between themes.
 */
export async function holdStill(page: Page): Promise<void> {
  const content =
    '*, ::before, ::after {background-image: none !important; transition: none !important}';
  await addStyles(page, content);
}

/** Sets the theme as the switch would. Before the page is hydrated, its scripts may set it back. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}

/** Elements that the largest pages contain by the thousand. */
const REPEATED = [
  'main :is(tr, li, details, pre span):nth-of-type(n + 9)',
  '.markdown > :nth-child(n + 30)',
].join();

/** Leaves the first few of the elements that a page repeats: if one row breaks a rule, so do the rows above it. */
export async function keepSamples(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    document.querySelectorAll(selector).forEach((element) => element.remove());
  }, REPEATED);
}

/** Selectors of what to check, the whole page by default, and of what to skip. */
export type Scope = {include?: string[]; exclude?: string[]};

type Rules = {type: 'tag' | 'rule'; values: string[]};

/**
 * Runs axe in the page itself, and only for violations: its Playwright package opens a second page for each run and
 * describes every element that passes, which takes three times as long.
 */
async function run(page: Page, scope: Scope, runOnly: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = {
    include: scope.include ?? ['html'],
    exclude: scope.exclude ?? [],
  };
  const violations = await page.evaluate(
    async ([where, what]) => {
      const {axe: ours} = window as unknown as {axe: typeof axe};
      return (await ours.run(where, {runOnly: what, resultTypes: ['violations']})).violations;
    },
    [context, runOnly] as const,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ; ')}`);
}

/** The logo follows the site's own state, which `setTheme` doesn't change. */
const LOGOS = ['.navbar__brand', '[class*=sidebarLogo]'];

/**
 * Checks the page as it is: every rule in its current theme, and those about colors in the other theme, too. The page
 * returns to its own theme.
 *
 * @returns rules that the page breaks, and where; those of the second theme begin with its name
 */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  const own = await page.evaluate(() => document.documentElement.getAttribute('data-theme'));
  const [look, other] =
    own === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = await run(page, scope, {type: 'tag', values: TAGS});
  await setTheme(page, other);
  const exclude = [...(scope.exclude ?? []), ...LOGOS];
  const colors = await run(page, {...scope, exclude}, {type: 'rule', values: COLOR_RULES});
  await setTheme(page, look);
  return [...found, ...colors.map((line) => `${other}: ${line}`)];
}
