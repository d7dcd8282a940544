/** Waits for what the hosted service does after its response. */
import {setTimeout as sleep} from 'node:timers/promises';
import type {Algoliasearch} from 'algoliasearch';
import {Stopped} from './failure';

/** Milliseconds between two polls, growing from the first to the last, and until the timeout. */
const FIRST = 100;
const LONGEST = 5_000;
const LIMIT = 15 * 60_000;

/**
 * @throws Stopped as soon as the signal is aborted
 * @throws Error if the service needs more than 15 minutes, or can't be reached
 */
export async function waitForTasks(
  client: Pick<Algoliasearch, 'getTask'>,
  indexName: string,
  tasks: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + LIMIT;
  for (const taskID of tasks) {
    let pause = FIRST;
    while ((await client.getTask({indexName, taskID})).status !== 'published') {
      if (Date.now() > end) throw new Error('the service did not finish within 15 minutes');
      await sleep(pause, undefined, {signal}).catch(() => {
        throw new Stopped();
      });
      pause = Math.min(pause * 1.5, LONGEST);
    }
  }
}
