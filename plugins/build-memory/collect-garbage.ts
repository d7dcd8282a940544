import {Session} from 'node:inspector';

/**
 * Collects all garbage of this thread, and returns the memory to the system. V8 keeps what it once needed as long as a
 * program creates few objects, and the function `gc` of V8 frees objects but keeps most of that memory.
 *
 * @returns when it is done; it starts as soon as the thread has nothing else to do
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) =>
    session.post('HeapProfiler.collectGarbage', () => resolve()),
  );
  // In the callback itself, the session still holds its lock, and disconnecting would wait for it forever.
  setImmediate(() => session.disconnect());
}
