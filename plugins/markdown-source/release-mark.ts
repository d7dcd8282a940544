/** Parses comments that mark releases: `since: 2.1.0`, `until: next`, `/since`. */

/** The releases that have something: from `since` on, but not from `until` on. */
export type Release = {since?: string; until?: string};

const KEYS = ['since', 'until'] as const;
type Key = (typeof KEYS)[number];

/** A comment that opens a passage or marks its place, that closes a passage, or that is misspelled. */
export type Mark = {key: Key; opens: Release} | {key: Key; closes: true} | {expected: string};

const OPENING = /^(since|until): *(\S+)$/;
const CLOSING = /^\/ *(since|until)$/;
/** A closing comment; a key and a release; or one of the keys with any text. */
const INTENDED = /^(?:\/ *[\w-]+$|[\w-]+ *[:=]? *(?:next|v?\d+(?:\.\d+)+)$|(?:since|until)\b)/i;

/** Fast and imprecise: true if a page may contain a mark, to avoid parsing the others. */
export function mayHoldMarks(text: string): boolean {
  return /(?:<!--|\/\*)\s*(?:\/|[\w-]+ *[:=]? *(?:next|v?\d)|since|until)/i.test(text);
}

/** @returns what a comment says about releases; undefined for a comment of another kind */
export function readMark(content: string): Mark | undefined {
  const [, key, release = ''] = OPENING.exec(content) ?? [];
  if (key) return {key: key as Key, opens: {[key]: release}};
  const [, closed] = CLOSING.exec(content) ?? [];
  if (closed) return {key: closed as Key, closes: true};
  if (!INTENDED.test(content)) return undefined;
  const slash = content.startsWith('/') ? '/' : '';
  return {expected: KEYS.map((one) => (slash ? `/${one}` : `"${one}: 2.1.0"`)).join(' or ')};
}
