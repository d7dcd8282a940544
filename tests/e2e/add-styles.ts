/** Adds rules to a page past its content policy, which allows no style element. */
import type {Page} from '@playwright/test';

/** The rules count after all others of the page, until it is left. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
