/** Events that readers cause, for whichever analytics have loaded; there may be none. */

/** Hands over an event; answers whether the analytics confirmed that they have it. */
type Send = (name: string, values: Readonly<Record<string, unknown>>) => Promise<boolean>;

let send: Send | undefined;
const listeners = new Set<() => void>();

/** Called by the loader of the analytics, once its script runs: a script that was blocked accepts nothing. */
export function acceptEvents(by: Send): void {
  send = by;
  listeners.forEach((listener) => listener());
}

/** @returns whether analytics have loaded */
export const acceptsEvents = (): boolean => send !== undefined;

/** @returns a function that stops listening for analytics to load */
export function onAcceptsEvents(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether the event was handed over; never rejects */
export async function sendEvent(...event: Parameters<Send>): Promise<boolean> {
  try {
    return (await send?.(...event)) ?? false;
  } catch {
    return false;
  }
}
