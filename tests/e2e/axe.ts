/** Looks for what keeps people out: the rules of axe for WCAG 2.2 A and AA, and its best practices. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Holds a page still for measuring contrast: gradients, which only shade the edges of scrolling boxes here,
 * can't be measured, and a colour off the screen stays on its way from one theme to the other.
 */
export async function holdStill(page: Page): Promise<void> {
  const content =
    '*, ::before, ::after {background-image: none !important; transition: none !important}';
  await page.addStyleTag({content});
}

/** Sets the look as the switch would; before the page answers, its own scripts may set it back. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
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

/**
 * @param without selector of what is left out
 * @returns rules that the page breaks, with the places where
 */
export async function violations(page: Page, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({page}).withTags(RULES);
  const {violations: found} = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ; ')}`);
}

/** The logo's picture follows the site's own state, which `setTheme` does not change. */
const LOGO = '.navbar__brand';

/** @returns rules that the page breaks in one of the looks, with the places where */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await setTheme(page, theme);
  return violations(page, theme === 'dark' ? LOGO : undefined);
}
