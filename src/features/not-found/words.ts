/** Words to find pages by, from typed text or from the path of an address. */

/** `next`, `latest`, `0.14.1`, `v0.9`: a path segment that looks like a version, whether it exists or not. */
const VERSION = /^(next|latest|v?\d+(\.\d+)+)$/;

/** @returns the distinct words, in lowercase and in their original order */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
}

/** Decodes a path; an improperly encoded one is returned unchanged. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @returns the segments of a path that distinguish pages: without `docs`, the version, and the file extension */
export function partsOfPath(path: string): string[] {
  const parts = decode(path)
    .toLowerCase()
    .replace(/(\/index|\/readme)?(\.(html?|mdx?))?\/*$/, '')
    .split('/')
    .filter(Boolean);
  if (parts[0] === 'docs') parts.shift();
  if (VERSION.test(parts[0] ?? '')) parts.shift();
  return parts;
}

/** @returns the words of a path: `how` and `serach` for `/docs/how/serach.html` */
export function wordsOfPath(path: string): string[] {
  return wordsOf(partsOfPath(path).join(' '));
}

/** Removes everything between words, so `quick-start`, `quick start`, and `quickstart` are the same. */
export function joined(text: string): string {
  return wordsOf(text).join('');
}

/**
 * Returns a key that is the same for all paths to a page, regardless of version, separators, and file extension; empty
 * for a path without words.
 */
export function pageKey(path: string): string {
  return partsOfPath(path).map(joined).join('/');
}
