/** Finds what blocks the main thread of a page. */
import type {Browser, Page} from '@playwright/test';

/** The parts of an event of Chromium's trace that are used here; durations in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: {name?: string};
};

const thread = ({pid, tid}: TraceEvent) => `${pid}/${tid}`;

/** Returns the longest task of the main threads of pages in a trace, in milliseconds. */
export function longestTask(events: readonly TraceEvent[]): number {
  const pages = new Set(
    events
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error('the trace of the browser contains no tasks');
  return Math.max(...tasks.map(({dur = 0}) => dur)) / 1000;
}

/** Measures the longest task of the page's main thread while `use` runs, in milliseconds; no other page may be busy. */
export async function watchMainThread(
  browser: Browser,
  page: Page,
  use: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {categories: ['toplevel']});
  let trace: Buffer;
  try {
    await use();
  } finally {
    trace = await browser.stopTracing();
  }
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  return longestTask(traceEvents);
}
