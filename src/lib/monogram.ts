/** Letters and a color for a name where there is no picture. */

/** Words of a name; one alone is split where a capital begins another. */
function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [only] = words;
  if (words.length !== 1 || only === undefined) return words;
  return only.match(/\p{Lu}?[^\p{Lu}]+|\p{Lu}+(?!\p{Ll})/gu) ?? words;
}

/**
 * @returns one or two letters: those of the first and the last word, as DT for `Deutsche Telekom` and PB for `PowerBI`,
 * else the first two, as Ta for `Tableau`
 */
export function initials(name: string): string {
  const [first = '', ...others] = wordsOf(name).map((word) => [...word]);
  const last = others.at(-1);
  if (last === undefined) return [...first].slice(0, 2).join('');
  return `${first[0] ?? ''}${last[0] ?? ''}`.toUpperCase();
}

/** @returns a number below `count`, always the same for a name: the tone of its tile */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
