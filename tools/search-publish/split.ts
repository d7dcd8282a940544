/** Splits what is too long for one record. */

/** Returns the bytes that a value takes in a request. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Groups neighbors while they fit: at most `most` items and `room` bytes per group. */
export function group<T>(items: readonly T[], room: number, most = Infinity): T[][] {
  const groups: T[][] = [];
  let used = 0;
  for (const item of items) {
    const bytes = bytesOf(item) + 1;
    const last = groups.at(-1);
    if (last && used + bytes <= room && last.length < most) {
      last.push(item);
      used += bytes;
    } else {
      groups.push([item]);
      used = bytes;
    }
  }
  return groups;
}

/** Splits a word longer than any that people write, such as a key or a certificate. */
const MAX_WORD = 200;

/**
 * Splits text between words.
 *
 * @param room bytes that a piece may take in JSON, at least 2,000
 * @returns the pieces in order, none of them empty
 */
export function splitText(text: string, room: number): string[] {
  const words = text.match(new RegExp(`\\S{1,${MAX_WORD}}\\s*`, 'gu')) ?? [];
  return group(words, room).map((piece) => piece.join('').trim());
}
