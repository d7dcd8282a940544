/** Where a long name may break: after a separator, or before a capital. */

/** Shorter names fit into any column. */
const LONG = 16;

/** A letter or digit must follow: `source.` and `docs/**` don't break at the end. Neither does `/docs` at the start. */
const JOINT = /(?<!^)[._/,:](?=\w)|[a-z](?=[A-Z])/g;

/** A command option, with or without its short form: `-f, --file`. */
const OPTION = /^-{1,2}[\w-]{1,24}(?:, -{1,2}[\w-]{1,24})?$/;

/** @returns whether a name must not break at its hyphens or slashes, where browsers would end a line */
export function staysWhole(text: string): boolean {
  return OPTION.test(text) || (text.length < LONG && /^\S*[-/]\S*$/.test(text));
}

/**
 * Splits a text into parts between which a line may break. Joined, the parts are the text.
 *
 * @returns only the text if it is short or has no place to break
 */
export function nameParts(text: string): string[] {
  if (text.length < LONG) return [text];
  const ends = [...text.matchAll(JOINT)].map(({index}) => index + 1);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}
