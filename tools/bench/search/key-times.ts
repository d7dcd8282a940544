/** Measures how quickly results follow key presses. */
import type {Page} from '@playwright/test';
import {percentile} from '../statistics';
import {typeQuery} from './dialog';

/** Milliseconds for a key. */
type KeyTime = {
  /** Until the first change of the results in the document; missing if the key changes nothing. */
  results?: number;
  /** Of that, from the first message to a worker to its response. */
  worker?: number;
};

/** By the content of the field after the key press. */
type KeyTimes = Record<string, KeyTime>;

declare global {
  interface Window {
    keyTimes?: KeyTimes;
  }
}

/** Runs in a page before its own scripts: records times after each key in `window.keyTimes`. */
export function watchKeys(): void {
  const times: KeyTimes = {};
  window.keyTimes = times;
  let key: KeyTime | undefined;
  let pressed = 0;
  let posted: number | undefined;

  document.addEventListener(
    'input',
    ({target, timeStamp}) => {
      // Clearing the box between two queries is not a key press to measure.
      const text = target instanceof HTMLInputElement ? target.value : '';
      key = text === '' ? undefined : (times[text] = {});
      pressed = timeStamp;
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
    // Passages follow the results after a pause, even if a key changed no result.
    if (element?.closest('.search-hit-passage')) return false;
    return element?.closest('[role="option"]') ?? [...addedNodes, ...removedNodes].some(isResult);
  };
  new MutationObserver((records) => {
    if (key && key.results === undefined && records.some(isChange)) {
      key.results = performance.now() - pressed;
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});

  const onMessage = () => {
    if (key && posted !== undefined) key.worker ??= performance.now() - posted;
  };
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(send, worker: Worker, message) {
      posted ??= performance.now();
      // Adding the same listener again does nothing.
      worker.addEventListener('message', onMessage);
      return Reflect.apply(send, worker, message);
    },
  });
}

async function keyTimes(page: Page, queries: readonly string[]): Promise<KeyTimes> {
  // Slower than people type, so each key has its own results.
  for (const query of queries) await typeQuery(page, query, 250);
  await page.waitForTimeout(400);
  return (await page.evaluate(() => window.keyTimes)) ?? {};
}

/**
 * Types queries into the open dialog of a warm page that `watchKeys` runs in, at full speed and slowed down.
 *
 * The browser slows down only the main thread: a worker computes as fast as before (measured). So the slow figure
 * scales the worker's time at full speed by the same factor.
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
  const atFullSpeed = Object.values(full).flatMap(({results}) => results ?? []);
  const slowed = Object.entries(slow).flatMap(([text, {results}]) =>
    results === undefined ? [] : [results + (slowDown - 1) * (full[text]?.worker ?? 0)],
  );
  if (slowed.length === 0 || atFullSpeed.length === 0)
    throw new Error('no key changes the results');
  return {full: percentile(atFullSpeed, 0.95), slow: percentile(slowed, 0.95)};
}
