/** Alphabetical order regardless of case, the same on every machine. */

/** Compares two named things, for `sort`; names that differ only in case also have a fixed order. */
export function byName(a: {name: string}, b: {name: string}): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
