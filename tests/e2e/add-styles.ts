/** Adds CSS rules to a page despite its content policy, which allows no style elements. */
import type {Page} from '@playwright/test';

/** The rules come after all others on the page, and apply until the next page load. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
