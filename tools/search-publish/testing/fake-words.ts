/** How the fake service compares words: whole and exact, but the last of a query as a prefix; it knows no typos. */

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word is the one of a query that is at a place. */
export const fits = (word: string, looked: readonly string[], at: number): boolean =>
  at === looked.length - 1 ? word.startsWith(looked[at] ?? '') : word === looked[at];

/** Places of the words of a query that are among other words. */
export const placesIn = (words: readonly string[], looked: readonly string[]): number[] =>
  [...looked.keys()].filter((at) => words.some((word) => fits(word, looked, at)));

/** All texts at a path such as `symbols.name`, also below lists. */
export function textsAt(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, keys));
  const [key, ...rest] = keys;
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null
    ? textsAt((value as Record<string, unknown>)[key], rest)
    : [];
}
