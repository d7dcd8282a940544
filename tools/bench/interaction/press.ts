/** Presses a control of a page in a slow browser, and measures how the page responds. */
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {openDialog} from '../search/dialog';
import {startScripts} from '../start-scripts';
import {type Case, PAGE, RESULT_SHOWN} from './cases';
import {type Noted, SHORTEST_MS, watcher} from './watcher';

/** CPU slowdown: about a mid-range phone compared with a developer's computer. */
const SLOW_DOWN = 4;

/** Time for timers of the page, so the press is the only work. */
const REST_MS = 600;

type Point = {x: number; y: number};

declare global {
  interface Window {
    benchArm: (selector?: string) => Point | undefined;
    benchNoted: () => Noted;
  }
}

/** Opens the page in a fresh profile, and waits until it has nothing to do. */
async function openPage(context: BrowserContext, origin: string, effect: string): Promise<Page> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(watcher(effect));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
  await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
  await page.waitForTimeout(REST_MS);
  return page;
}

async function start(page: Page): Promise<void> {
  await startScripts(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
}

/** Presses the control, in view and without anything before it, and waits for its effect. */
async function press(page: Page, {name, target}: Case, key: string): Promise<Noted> {
  if (target === undefined) {
    await page.evaluate(() => window.benchArm());
    await page.keyboard.press(key);
  } else {
    const at = await page.evaluate((selector) => window.benchArm(selector), target);
    if (!at) throw new Error(`nothing to press for ${name} in view: ${target}`);
    await page.mouse.click(at.x, at.y);
  }
  await page.waitForFunction(() => window.benchNoted().effect !== undefined, undefined, {
    timeout: 30_000,
  });
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => window.benchNoted());
}

/**
 * Measures a press on a page that is interactive.
 *
 * @returns milliseconds to the next paint
 */
export async function pressWhenReady(browser: Browser, origin: string, one: Case): Promise<number> {
  const types = one.target === undefined;
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await openPage(context, origin, types ? RESULT_SHOWN : one.effect);
    await start(page);
    if (types) await openDialog(page);
    // The page scrolls its sidebar to the entry of the page.
    else
      await page
        .locator(one.target ?? '')
        .first()
        .scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    const {paint = SHORTEST_MS} = await press(page, one, 'l');
    return paint;
  } finally {
    await context.close();
  }
}

/** Measures a press that is the first thing a reader does on a page; its scripts start with it. */
export async function pressFirst(
  browser: Browser,
  origin: string,
  one: Case,
): Promise<{effect: number; paint: number}> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await openPage(context, origin, one.effect);
    const {effect = NaN, paint = SHORTEST_MS} = await press(page, one, 'ControlOrMeta+k');
    return {effect, paint};
  } finally {
    await context.close();
  }
}
