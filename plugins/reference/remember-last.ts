/** Caches the last result of a pure function, so that the same arguments return the same object. */

/** @param make called again only when one of its arguments changes */
export function rememberLast<A extends readonly unknown[], T>(
  make: (...args: A) => T,
): (...args: A) => T {
  let last: {args: A; value: T} | undefined;
  return (...args) => {
    if (!last?.args.every((arg, i) => arg === args[i])) last = {args, value: make(...args)};
    return last.value;
  };
}
