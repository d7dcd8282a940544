/** What the comments say that mark releases: `since: 2.1.0`, `until: next`, `/since`. */

/** The releases that something is part of: from `since` on, and no longer in `until`. */
export type Release = {since?: string; until?: string};

const KEYS = ['since', 'until'] as const;
type Key = (typeof KEYS)[number];

/** A comment that opens a passage or marks what it is in, one that closes a passage, or one that is misspelled. */
export type Mark = {key: Key; opens: Release} | {key: Key; closes: true} | {expected: string};

const OPENING = /^(since|until): *(\S+)$/;
const CLOSING = /^\/ *(since|until)$/;
/** A closing comment of anything; a key and a release; one of the keys with whatever follows. */
const INTENDED = /^(?:\/ *[\w-]+$|[\w-]+ *[:=]? *(?:next|v?\d+(?:\.\d+)+)$|(?:since|until)\b)/i;

/** Quick and generous: true if a page may hold a mark, so that the others needn't be parsed. */
export function mayHoldMarks(text: string): boolean {
  return /(?:<!--|\/\*)\s*(?:\/|[\w-]+ *[:=]? *(?:next|v?\d)|since|until)/i.test(text);
}

/** @returns what a comment says of releases; undefined for a comment of another kind */
export function readMark(content: string): Mark | undefined {
  const [, key, release = ''] = OPENING.exec(content) ?? [];
  if (key) return {key: key as Key, opens: {[key]: release}};
  const [, closed] = CLOSING.exec(content) ?? [];
  if (closed) return {key: closed as Key, closes: true};
  if (!INTENDED.test(content)) return undefined;
  const slash = content.startsWith('/') ? '/' : '';
  return {expected: KEYS.map((one) => (slash ? `/${one}` : `"${one}: 2.1.0"`)).join(' or ')};
}
