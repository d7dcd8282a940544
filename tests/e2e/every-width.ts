/** Checks what one visit shows on screens of every width, so that a page is opened once. */
import {expect, test, type Page} from './test';
import {holdStill, keepSamples, type Scope, violations} from './axe';
import {watch} from './watch';
import {hydrated} from './open';

/** Resizes the window, and waits until the page is drawn again. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Expects that nothing sticks out of the window at the given widths. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, width, 740);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `sticks out at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What axe looks at, all of it or samples of what repeats, and what else is done at each width before it does. */
export type Look = Scope & {sample?: boolean; atEach?: (width: number) => Promise<void>};

/** Expects that the page as it is now fits a phone, and keeps nobody out on a phone and on a desk, in either look. */
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
 * Opens a page once for all that holds for every page: a clean console, no other hosts, one heading of the first level,
 * and, if it is told how, what `expectForEveryone` looks at.
 */
export async function expectSound(page: Page, url: string, look?: Look): Promise<void> {
  const found = watch(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(found).toEqual([]);
  if (look) await expectForEveryone(page, look);
  // A page that fails while it is resized would show its crash in place of what was to be looked at.
  expect(found).toEqual([]);
}
