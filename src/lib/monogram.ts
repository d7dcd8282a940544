/** Initials and a tone for a name that has no picture. */

/** Returns the words of a name; a single word is split before its capitals. */
function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [only] = words;
  if (words.length !== 1 || only === undefined) return words;
  return only.match(/\p{Lu}?[^\p{Lu}]+|\p{Lu}+(?!\p{Ll})/gu) ?? words;
}

/**
 * @returns the first letters of the first and the last word, such as DT for `Deutsche Telekom` and PB for `PowerBI`, or
 * the first two letters of a single word, such as Ta for `Tableau`
 */
export function initials(name: string): string {
  const [first = '', ...others] = wordsOf(name).map((word) => [...word]);
  const last = others.at(-1);
  if (last === undefined) return [...first].slice(0, 2).join('');
  return `${first[0] ?? ''}${last[0] ?? ''}`.toUpperCase();
}

/** @returns the tone of a name's tile: a number below `count`, always the same for a name */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
