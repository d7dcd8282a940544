/** Words to find pages by, out of what a reader typed or out of the path of an address. */

/** `next`, `latest`, `0.14.1`, `v0.9`: the part of a path that names a version, known or not. */
const VERSION = /^(next|latest|v?\d+(\.\d+)+)$/;

/** @returns the distinct words, in lower case and in the order they are in */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
}

/** A path as it can be read; one that is not properly encoded stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @returns the parts of a path that tell its pages apart: without `docs`, a version and the file ending */
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

/** @returns the words of a path, `/docs/how/serach.html` gives `how` and `serach` */
export function wordsOfPath(path: string): string[] {
  return wordsOf(partsOfPath(path).join(' '));
}

/** Text without anything between its words: `quick-start`, `quick start` and `quickstart` are one. */
export function joined(text: string): string {
  return wordsOf(text).join('');
}

/**
 * What two paths to the same page have in common, whatever their version, spelling of separators and file ending;
 * empty for a path without words of its own.
 */
export function pageKey(path: string): string {
  return partsOfPath(path).map(joined).join('/');
}
