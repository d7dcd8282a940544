/** Defers work until its result is needed. */

/** @returns a function that computes the value on the first call, and then always returns the same one */
export function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
