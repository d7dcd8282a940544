/** A fake of browsers' translators: it replaces text nodes, now and whenever the page changes. */
import {expect, type Page} from '@playwright/test';
import {open} from '../open';

/**
 * Replaces each text node by two `<font>` elements around the same words, as Chrome does, and keeps doing so. React
 * still refers to the original text nodes, which are no longer in the page.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, title';
    const replace = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        if (type === 'characterData') walk(target);
        else addedNodes.forEach(walk);
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    walk(document.body);
  });
}

/** Opens and translates a page, and collects errors from then on. */
export async function openTranslated(page: Page, url: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, url);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await translate(page);
  await expect(page.getByRole('heading', {level: 1}).locator('font').first()).toBeVisible();
  return errors;
}

/** Expects that nothing failed, and that the page was never reloaded, which would hide a failure. */
export async function expectSame(page: Page, errors: readonly string[]): Promise<void> {
  expect(errors).toEqual([]);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
