/** The search dialog as a reader with a keyboard uses it. */
import type {Page} from '@playwright/test';

/** Our dialog is an element; those of other sites may have only the role, or, as DocSearch's, none. */
const INPUT = 'dialog input, [role="dialog"] input, .DocSearch-Modal input';

/** A result with a target: the option is a link, or contains one. */
export const RESULT = 'a[role="option"], [role="option"] a';

/** Opens the dialog; the page may still be hydrating. */
export async function openDialog(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await page.keyboard.press('ControlOrMeta+k');
    const shown = await page
      .locator(INPUT)
      .waitFor({timeout: 1_000})
      .then(() => true)
      .catch(() => false);
    if (shown) return;
  }
  throw new Error('no search dialog opens with Ctrl+K');
}

/** Clears the box and types a query letter by letter, with `delay` milliseconds between two keys. */
export async function typeQuery(page: Page, query: string, delay: number): Promise<void> {
  await page.locator(INPUT).fill('');
  await page.waitForTimeout(delay);
  await page.locator(INPUT).pressSequentially(query, {delay});
}

/** Waits for the first result. */
export async function waitForResult(page: Page): Promise<void> {
  await page.locator(RESULT).first().waitFor({timeout: 15_000});
}
