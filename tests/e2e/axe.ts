/** Looks for what keeps people out: the rules of axe for WCAG 2.2 A and AA, and its best practices. */
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {addStyles} from './add-styles';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the look; all others read the same elements in either. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Holds a page still for measuring contrast: gradients, which only shade the edges of scrolling boxes here,
 * can't be measured, and a color off the screen stays on its way from one theme to the other.
 */
export async function holdStill(page: Page): Promise<void> {
  const content =
    '*, ::before, ::after {background-image: none !important; transition: none !important}';
  await addStyles(page, content);
}

/** Sets the look as the switch would; before the page answers, its own scripts may set it back. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}

/** What the largest pages hold by the thousand. */
const REPEATED = [
  'main :is(tr, li, details, pre span):nth-of-type(n + 9)',
  '.markdown > :nth-child(n + 30)',
].join();

/** Leaves the first few of what a page repeats: a rule that one row breaks, the rows above it break too. */
export async function keepSamples(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    document.querySelectorAll(selector).forEach((element) => element.remove());
  }, REPEATED);
}

/** Selectors of what is looked at, the whole page by default, and of what is left out. */
export type Scope = {include?: string[]; exclude?: string[]};

type Rules = {type: 'tag' | 'rule'; values: string[]};

/**
 * Asks axe in the page itself, and for violations alone: its package for Playwright opens a second page for each
 * question and describes every element that passes, which takes three times as long.
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

/** The logo's picture follows the site's own state, which `setTheme` does not change. */
const LOGOS = ['.navbar__brand', '[class*=sidebarLogo]'];

/**
 * Looks at the page as it is: every rule in the look it has, and those about colors in the other one too. The page is
 * left in its own look.
 *
 * @returns rules that the page breaks, with the places where; those of the second look begin with its name
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
