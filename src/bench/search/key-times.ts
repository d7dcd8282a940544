/** How fast results follow the keys. */
import type {Page} from '@playwright/test';
import {percentile} from '../statistics';
import {typeQuery} from './dialog';

/** Milliseconds for each key whose results differ from those before. */
type KeyTimes = {
  /** From the key to the first change of the results in the document. */
  results: number[];
  /** Of that, from the first message to a worker to the first answer. */
  worker: number[];
};

declare global {
  interface Window {
    keyTimes?: KeyTimes;
  }
}

/** Runs in a page before its own scripts: notes times after each key in `window.keyTimes`. */
export function watchKeys(): void {
  const times: KeyTimes = {results: [], worker: []};
  window.keyTimes = times;
  let pressed: number | undefined;
  let posted: number | undefined;

  document.addEventListener(
    'input',
    ({target, timeStamp}) => {
      // Emptying the box between two queries is no key press to measure.
      const empty = target instanceof HTMLInputElement && target.value === '';
      pressed = empty ? undefined : timeStamp;
      posted = undefined;
    },
    {capture: true},
  );
  const isResult = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return Boolean(
      element?.closest('[role="option"]') ?? element?.querySelector('[role="option"]'),
    );
  };
  const isChange = ({target, addedNodes, removedNodes}: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    // Passages follow the results after a pause, also where a key changed no result.
    if (element?.closest('.DocSearch-Hit-path')) return false;
    return element?.closest('[role="option"]') ?? [...addedNodes, ...removedNodes].some(isResult);
  };
  new MutationObserver((records) => {
    if (pressed === undefined || !records.some(isChange)) return;
    times.results.push(performance.now() - pressed);
    pressed = undefined;
  }).observe(document, {childList: true, subtree: true, characterData: true});

  const onMessage = () => {
    if (posted === undefined || posted === Infinity) return;
    times.worker.push(performance.now() - posted);
    posted = Infinity;
  };
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(send, worker: Worker, message) {
      if (pressed !== undefined) posted ??= performance.now();
      // Adding the same listener again does nothing.
      worker.addEventListener('message', onMessage);
      return Reflect.apply(send, worker, message);
    },
  });
}

async function keyTimes(page: Page, queries: readonly string[]): Promise<KeyTimes> {
  await page.evaluate(() => {
    window.keyTimes?.results.splice(0);
    window.keyTimes?.worker.splice(0);
  });
  // Slower than people type, so that each key has its own results.
  for (const query of queries) await typeQuery(page, query, 250);
  await page.waitForTimeout(400);
  const times = await page.evaluate(() => window.keyTimes);
  if (!times || times.results.length === 0) throw new Error('no key changes the results');
  return times;
}

const p95 = (values: readonly number[]) => (values.length === 0 ? 0 : percentile(values, 0.95));

/**
 * Types queries into the open dialog of a warm page that `watchKeys` runs in, at full speed and slowed down.
 *
 * The browser's slow-down takes hold of the main thread alone: a worker computes as fast as before (measured). So
 * the slow figure counts what the worker took at full speed as often again as it would have been slower.
 *
 * @returns 95th percentiles in milliseconds
 */
export async function measureKeys(
  page: Page,
  queries: readonly string[],
  slowDown: number,
): Promise<{full: number; slow: number}> {
  const full = await keyTimes(page, queries);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
  const slow = await keyTimes(page, queries);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  return {full: p95(full.results), slow: p95(slow.results) + (slowDown - 1) * p95(full.worker)};
}
