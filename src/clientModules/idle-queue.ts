/** Does things one after another, each in a moment when the browser has nothing better to do. */

/** Runs a function later, once. */
export type Later = (run: () => void) => void;

/**
 * @param act does one thing
 * @param later waits for an idle moment
 * @returns takes a thing into the queue, unless it waits there already
 */
export function idleQueue(act: (thing: string) => void, later: Later): (thing: string) => void {
  const waiting = new Set<string>();
  const next = () => {
    const [thing] = waiting;
    if (thing === undefined) return;
    waiting.delete(thing);
    if (waiting.size > 0) later(next);
    act(thing);
  };
  return (thing) => {
    waiting.add(thing);
    if (waiting.size === 1) later(next);
  };
}
