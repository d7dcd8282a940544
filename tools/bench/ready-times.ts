/** How long a page takes to become interactive on a slow device, for a reader who acts at once. */
import type {Browser} from '@playwright/test';
import {median} from './statistics';

/** Number of loads; the median counts. */
const LOADS = 9;
const SLOW_DOWN = 4;

async function load(browser: Browser, url: string): Promise<{ready: number; work: number}> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset['hasHydrated'] === 'true') performance.mark('answers');
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await page.goto(url, {waitUntil: 'load'});
    // Starts the scripts, as a reader does who acts as soon as the page is there.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    // A slow device may be busy while nothing is loading.
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    const {metrics} = await session.send('Performance.getMetrics');
    const work = metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN;
    const ready = await page.evaluate(
      () => performance.getEntriesByName('answers')[0]?.startTime ?? NaN,
    );
    return {ready, work: work * 1000};
  } finally {
    await context.close();
  }
}

/**
 * Measures the milliseconds until a page is interactive, and of main-thread work until nothing is loading: medians of
 * several loads.
 */
export async function readyTimes(
  browser: Browser,
  url: string,
): Promise<{ready: number; work: number}> {
  const loads = [];
  for (let run = 0; run < LOADS; run += 1) loads.push(await load(browser, url));
  return {ready: median(loads.map(({ready}) => ready)), work: median(loads.map(({work}) => work))};
}
