/** Parts of the screen in the older layout. */
import type {Locator, Page} from '@playwright/test';

/** Returns a section of the sidebar of an asset, by its heading. */
export const oldSection = (page: Page, heading: string): Locator =>
  page
    .locator('#entity-profile-sidebar')
    .getByText(heading, {exact: true})
    .first()
    .locator('xpath=../..');

/** The name of what a page is about, and the buttons beside it. */
export const oldHeader = (page: Page): Locator => page.getByTestId('entity-header-test-id');

/** Hides filters of search that the small server counts, but the server of the older layout doesn't by default. */
export async function hideUncountedFilters(page: Page): Promise<void> {
  const names = ['Deprecated', 'HasSiblings', 'Type'];
  const hidden = names.map((name) => `[data-testid^="more-filter-${name}"]`).join();
  await page.addStyleTag({content: `${hidden} {display: none}`});
}

/**
 * Opens the three-dot menu beside the name.
 *
 * @returns the menu
 */
export async function openOldMenu(page: Page): Promise<Locator> {
  await page.getByTestId('entity-header-dropdown').first().click();
  await page.waitForTimeout(600);
  return page.locator('.ant-dropdown').filter({visible: true}).last();
}
