/** One page of each type, in both versions: clean console, own host only, accessible, fits the screen. */
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {watch} from './watch';
import {open} from './open';

const PAGES = [
  '/',
  '/docs',
  ...['/docs', '/docs/0.15.0'].flatMap((prefix) => [
    `${prefix}/features`,
    `${prefix}/quickstart`,
    `${prefix}/api/graphql/getting-started`,
    `${prefix}/category/features`,
    `${prefix}/generated/ingestion/sources/bigquery`,
    `${prefix}/generated/ingestion/sources/dbt`,
    `${prefix}/generated/ingestion/sources/demo-data`,
    `${prefix}/generated/lineage/automatic-lineage-extraction`,
    `${prefix}/generated/metamodel/entities/dataset`,
    `${prefix}/generated/metamodel/entities/tag`,
    `${prefix}/graphql/queries`,
    `${prefix}/graphql/scalars`,
  ]),
  ...['/docs/graphql/objects', '/docs/graphql/mutations', '/docs/what/mxe'],
  ...['/docs/docker', '/docs/metadata-modeling/metadata-model'],
];

for (const url of PAGES) {
  test(`${url} loads without errors and without other hosts`, async ({page}) => {
    const found = watch(page);
    await page.goto(url, {waitUntil: 'networkidle'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(found).toEqual([]);
  });
}

/** Both versions are drawn alike; the page of an unknown address logs its own 404. */
const LOOKS = [...PAGES.filter((page) => !page.includes('0.15.0')), '/no-such-page'];

for (const url of LOOKS) {
  test(`${url} fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/**
 * Holds a page still for measuring contrast: gradients, which only shade the edges of scrolling boxes here,
 * can't be measured, and a colour off the screen stays on its way from one theme to the other.
 */
async function holdStill(page: Page): Promise<void> {
  const content =
    '*, ::before, ::after {background-image: none !important; transition: none !important}';
  await page.addStyleTag({content});
}

/** Rules that the page breaks, with the places where. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ; ')}`);
}

// The rules look at every element; these two are larger than queries and scalars, and made alike.
for (const url of LOOKS.filter((page) => !/graphql\/(objects|mutations)/.test(page))) {
  test(`${url} is accessible`, async ({page}) => {
    await page.goto(url);
    await holdStill(page);
    const axe = new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']);
    expect(await violationsOf(axe)).toEqual([]);
  });

  test(`${url} is readable in dark colours`, async ({page}) => {
    // Until it answers, the page's own scripts may set the theme back.
    await open(page, url);
    await holdStill(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const axe = new AxeBuilder({page}).withRules(['color-contrast', 'link-in-text-block']);
    expect(await violationsOf(axe)).toEqual([]);
  });
}
