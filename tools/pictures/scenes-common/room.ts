/** Room for what a narrow window shows of an asset. */
import type {Page} from '@playwright/test';

/** Shows the menu as icons alone, before the first address is opened. */
export async function closeMenu(page: Page): Promise<void> {
  await page.addInitScript(`localStorage.setItem('navBarState', '{"state": "COLLAPSED"}');`);
}

/** Closes the sidebar of the asset. */
export async function closeSidebar(page: Page): Promise<void> {
  await page.locator('[data-node-key=collapse]').first().click();
  await page.waitForTimeout(500);
}
