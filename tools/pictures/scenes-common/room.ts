/** Makes space for an asset in a narrow window. */
import type {Page} from '@playwright/test';

/** Collapses the menu to icons, before the first page is opened. */
export async function closeMenu(page: Page): Promise<void> {
  await page.addInitScript(`localStorage.setItem('navBarState', '{"state": "COLLAPSED"}');`);
}

/** Closes the sidebar of the asset. */
export async function closeSidebar(page: Page): Promise<void> {
  await page.locator('[data-node-key=collapse]').first().click();
  await page.waitForTimeout(500);
}
