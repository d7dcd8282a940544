/**
 * How the fake service compares words: whole and exact, except the last of a query, which is a prefix; it doesn't
 * support typos.
 */

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word matches the word at a position of a query. */
export const fits = (word: string, looked: readonly string[], at: number): boolean =>
  at === looked.length - 1 ? word.startsWith(looked[at] ?? '') : word === looked[at];

/** Returns the positions of a query's words that occur among other words. */
export const placesIn = (words: readonly string[], looked: readonly string[]): number[] =>
  [...looked.keys()].filter((at) => words.some((word) => fits(word, looked, at)));

/** Returns all texts at a path such as `symbols.name`, including those in lists. */
export function textsAt(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, keys));
  const [key, ...rest] = keys;
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null
    ? textsAt((value as Record<string, unknown>)[key], rest)
    : [];
}
