/** Puts off work until somebody needs its result. */

/** @returns a function that makes the value at its first call, and answers with the same one ever after */
export function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
