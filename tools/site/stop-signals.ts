/** Detects when a command should stop: on a signal, or because the program that started it is gone. */
import {isAlive, starters} from './starters';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds between two checks of the parent. */
const INTERVAL = 500;

/**
 * @param stop is called with the signal to pass on; more than once if more signals come
 * @returns a function that stops listening
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, stop);
  // A killed process doesn't notify anyone.
  const pids = starters();
  const watch = setInterval(() => {
    if (!pids.every(isAlive)) stop('SIGTERM');
  }, INTERVAL);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}
