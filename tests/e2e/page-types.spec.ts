/** One page of each type, in both versions: clean console, own host only, accessible, fits the screen. */
import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
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
  '/docs/graphql/objects',
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

for (const url of PAGES.filter((page) => !page.includes('0.15.0'))) {
  test(`${url} fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const theme of ['light', 'dark']) {
  for (const url of PAGES.filter((page) => !/0\.15\.0|objects/.test(page))) {
    test(`${url} is accessible (${theme})`, async ({page}) => {
      await page.goto(url);
      await page.evaluate(
        (value) => document.documentElement.setAttribute('data-theme', value),
        theme,
      );
      const {violations} = await new AxeBuilder({page})
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
        .analyze();
      const summary = violations.map(
        ({id, nodes}) => `${id}: ${nodes.map((n) => n.target).join(' ; ')}`,
      );
      expect(summary).toEqual([]);
    });
  }
}
