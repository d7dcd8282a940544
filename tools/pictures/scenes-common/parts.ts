/** Parts of the screen that many scenes show. */
import type {Locator, Page} from '@playwright/test';

/** URL path of a table of the warehouse, without its dbt model. */
export const table = (name: string, tab = ''): string =>
  `/dataset/urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.${name},PROD)${tab}?separate_siblings=true`;

/** Returns a section of the sidebar of an asset, by its heading. */
export const section = (page: Page, heading: string): Locator =>
  page
    .locator('#entity-profile-sidebar .ant-collapse-item')
    .filter({has: page.locator('.ant-collapse-header').getByText(heading, {exact: true})});

/** The button beside the heading of a section, which shows a plus or a pencil. */
export const add = (page: Page, heading: string): Locator =>
  section(page, heading).locator('.ant-collapse-extra svg').first();

/** A dialog without the dimmed page around it. */
export const dialog = (page: Page): Locator =>
  page.locator('.ant-modal-content').filter({visible: true}).last();

/** The row of tabs of an asset; the sidebar beside it has links with the same names. */
export const tabs = (page: Page): Locator => page.locator('.ant-tabs-nav').first();

/** Expands the groups of the Properties tab, which collapses properties whose IDs have the same prefix. */
export async function unfold(page: Page): Promise<void> {
  // The older layout counts them in words.
  const groups = page.locator('.ant-table-row').filter({hasText: /\(\d+\)|\d propert(y|ies)/});
  // Expanding a group may reveal another one below it.
  for (let i = 0; i < (await groups.count()); i++) {
    await groups.nth(i).locator('svg').first().click();
    await page.waitForTimeout(300);
  }
}

/** Returns one of the values that a dialog offers for a structured property; its meaning follows it. */
export const option = (page: Page, value: string): Locator =>
  dialog(page)
    .locator('label')
    .filter({hasText: new RegExp(`^${value}\\b`)})
    .first();

/** Collapses the sidebar of an asset, or the summary beside search results, which leaves more space. */
export async function foldSidebar(page: Page, y = 94): Promise<void> {
  await page.mouse.click((page.viewportSize()?.width ?? 1280) - 51, y);
  await page.waitForTimeout(700);
}

/** Hovers over something that shows more on hover; the effect remains when the pointer leaves the window. */
export async function pointAt(target: Locator): Promise<void> {
  await target.dispatchEvent('mouseover');
  await target.page().waitForTimeout(800);
}
