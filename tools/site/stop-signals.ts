/** Tells when a command is to end: by a signal, or because the program that started it is gone. */
import {isAlive, starters} from './starters';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds between two looks at the parent. */
const INTERVAL = 500;

/**
 * @param stop is called with the signal to pass on; more than once if more signals come
 * @returns a function that ends the listening
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, stop);
  // A process that is killed tells nobody.
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
