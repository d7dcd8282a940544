/** How far the layout of a page has shifted. */
import type {Page} from '@playwright/test';

/** @returns the sum of all layout shifts since the page was opened, as Core Web Vitals count them */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
          resolve(shifts.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Past entries arrive in the next frames; a page without any resolves here.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );
}
