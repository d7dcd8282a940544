/** Passes events that readers trigger to the analytics, if any have loaded. */

/** Sends an event; resolves to whether the analytics confirmed it. */
type Send = (name: string, values: Readonly<Record<string, unknown>>) => Promise<boolean>;

let send: Send | undefined;
const listeners = new Set<() => void>();

/** Registers the analytics. Their loader calls this once its script runs, so a blocked script accepts nothing. */
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

/** @returns whether the event was sent; never rejects */
export async function sendEvent(...event: Parameters<Send>): Promise<boolean> {
  try {
    return (await send?.(...event)) ?? false;
  } catch {
    return false;
  }
}
