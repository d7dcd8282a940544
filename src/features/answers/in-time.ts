/** Waits for a direct answer as long as results can wait: an answer that arrives later would move them. */
import type {DirectAnswer} from './choose';
import type {AwaitedAnswer} from './useArrived';

/** Milliseconds; longer than a file takes on a good connection. */
const PATIENCE = 250;

/** @returns the answer, or a promise of it if it takes too long, so results need not wait */
export async function inTime(answer: Promise<DirectAnswer | undefined>): Promise<AwaitedAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{later: typeof answer}>((resolve) => {
    timer = setTimeout(() => resolve({later: answer}), PATIENCE);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}
