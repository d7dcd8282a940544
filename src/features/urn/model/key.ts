/** Splits the key of a URN into parts, like the classes `TupleKey` (Java) and `_urn_base` (Python) of the platform. */

/** A piece of the URN, and where it starts in the whole text. */
export type Part = {text: string; start: number};

/** Its parts, some of which may be empty. */
export type Key = {parts: Part[]};

/** Why a key can't be split, and the position of the character at fault. */
export type BrokenKey = {at: number; reason: string};

/** @returns the position of the first parenthesis without a counterpart; undefined if there is none */
function unbalanced(text: string): number | undefined {
  const open: number[] = [];
  for (const [i, char] of text.split('').entries()) {
    if (char === '(') open.push(i);
    else if (char === ')' && open.pop() === undefined) return i;
  }
  return open.at(-1);
}

/** Splits at the commas that aren't in inner parentheses. */
function splitAtCommas(text: string, start: number): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const char = text[i];
    if (char === '(') depth++;
    else if (char === ')') depth--;
    if (char === undefined || (char === ',' && depth === 0)) {
      parts.push({text: text.slice(from, i), start: start + from});
      from = i + 1;
    }
  }
  return parts;
}

/**
 * @param key what follows the type
 * @param start position of the key in the whole text
 */
export function splitKey(key: string, start: number): Key | BrokenKey {
  const wrong = unbalanced(key);
  if (wrong !== undefined) {
    const counterpart = key[wrong] === '(' ? ')' : '(';
    return {at: start + wrong, reason: `There is no "${counterpart}" for this parenthesis.`};
  }
  if (!key.startsWith('(')) return {parts: [{text: key, start}]};
  if (!key.endsWith(')'))
    return {
      at: start + key.lastIndexOf(')') + 1,
      reason: 'There is text after the closing parenthesis of the key.',
    };
  return {parts: splitAtCommas(key.slice(1, -1), start + 1)};
}
