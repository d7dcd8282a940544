/** Checks a page at every screen width in one visit. */
import {expect, test, type Page} from './test';
import {holdStill, keepSamples, type Scope, violations} from './axe';
import {watch} from './watch';
import {hydrated} from './open';

/** Resizes the window, and waits until the page is rendered again. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Expects that nothing overflows the window at the given widths. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, width, 740);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `overflows at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What axe checks, all of it or samples of repeated elements, and what else to do at each width before that. */
export type Look = Scope & {sample?: boolean; atEach?: (width: number) => Promise<void>};

/** Expects that the current page fits a phone, and is accessible on phones and desktops in both themes. */
export async function expectForEveryone(page: Page, look: Look = {}): Promise<void> {
  await expectToFit(page, [320, 360]);
  if (look.sample) await keepSamples(page);
  await holdStill(page);
  for (const width of [360, 1440]) {
    await resize(page, width);
    await look.atEach?.(width);
    await test.step(`accessible at ${width} px`, async () => {
      expect.soft(await violations(page, look), `at ${width} px`).toEqual([]);
    });
  }
}

/**
 * Opens a page once and checks what every page needs: a clean console, no requests to other hosts, a single h1, and, if
 * options are given, what `expectForEveryone` checks.
 */
export async function expectSound(page: Page, url: string, look?: Look): Promise<void> {
  const found = watch(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(found).toEqual([]);
  if (look) await expectForEveryone(page, look);
  // A page that crashes when it is resized would show the error instead of the content to check.
  expect(found).toEqual([]);
}
