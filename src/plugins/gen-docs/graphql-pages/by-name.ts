/** Order of types on the pages: A to Z whatever the case, and the same on every machine. */

/** Compares two named things; equal names do not occur in a schema. */
export function byName(a: {name: string}, b: {name: string}): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (first === second) return a.name < b.name ? -1 : 1;
  return first < second ? -1 : 1;
}
