/** One page of each type, in both versions: clean console, own host only, accessible, fits the screen. */
import {expect, test} from '@playwright/test';
import {holdStill, keepSamples, setTheme, violations} from './axe';
import {open} from './open';
import {watch} from './watch';

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

/** The dark ones come with the switch between the looks, which this site has off. */
const LOGOS = '.navbar__brand, [class*=sidebarLogo]';

/** Both versions are drawn alike; the page of an unknown address logs its own 404. */
const LOOKS = [...PAGES.filter((page) => !page.includes('0.15.0')), '/no-such-page'];

for (const url of LOOKS) {
  test(`${url} fits a phone`, async ({page}) => {
    await page.goto(url);
    for (const width of [360, 320]) {
      await page.setViewportSize({width, height: 740});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

// These two take seconds to load, and are made like queries and scalars.
for (const url of LOOKS.filter((page) => !/graphql\/(objects|mutations)/.test(page))) {
  for (const width of [1440, 360]) {
    test(`${url} is accessible in both looks at ${width} px`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await open(page, url);
      await keepSamples(page);
      await holdStill(page);
      expect(await violations(page)).toEqual([]);
      await setTheme(page, 'dark');
      expect(await violations(page, LOGOS)).toEqual([]);
    });
  }
}
