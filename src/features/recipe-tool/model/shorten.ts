/** Makes a recipe cheap to check: the time for a pattern grows with the square of a text's length. */

/** No value that a pattern applies to is longer. */
const MOST = 500;

/** @returns a copy with long texts cut off */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST ? value.slice(0, MOST) : value;
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}
