/** Runs tasks one after another while the browser is idle. */

/** Runs a function later, once. */
export type Later = (run: () => void) => void;

/**
 * @param act handles one item
 * @param later waits for an idle moment
 * @returns a function that adds an item to the queue, unless it is already waiting
 */
export function idleQueue(act: (item: string) => void, later: Later): (item: string) => void {
  const waiting = new Set<string>();
  const next = () => {
    const [item] = waiting;
    if (item === undefined) return;
    waiting.delete(item);
    if (waiting.size > 0) later(next);
    act(item);
  };
  return (item) => {
    waiting.add(item);
    if (waiting.size === 1) later(next);
  };
}
