/** The one spelling of each address, and what every other spelling is answered with. */
import type {Redirect} from '../../plugins/redirects';

/**
 * Paths of one kind. `path` matches a whole undecoded path and is written in the common part of the regular
 * expressions of JavaScript, PCRE (nginx) and RE2 (Caddy): all of them use these very patterns.
 */
export type AddressPattern = {
  path: string;
  /**
   * What the path is answered with: its file, a redirect to its part in the first parentheses, a redirect to a fixed
   * address, or an error.
   */
  target: 'same' | 'captured' | `/${string}` | 400 | 404;
};

/** What may follow a canonical path. */
const SUFFIX = String.raw`(?:\.html|/index|/)`;

/**
 * How many suffixes are taken off at once. Without a bound, PCRE tries every suffix of a long run again from every
 * other one: a few requests a second kept nginx busy.
 */
const MOST_SUFFIXES = 8;

/**
 * A path with an empty segment, up to the first run of slashes and after it. Replacing the run by one slash leaves
 * a path on this host; `//evil.example` as a target would lead to another one.
 */
export const SLASH_RUN = String.raw`([^?]*?)//+(.*)`;

/** How many runs of slashes are replaced at once: a joint that was written twice, and two to spare. */
export const MOST_SLASH_RUNS = 3;

const SLASH = '(?:/|%2[Ff])';
const DOT = String.raw`(?:\.|%2[Ee])`;

const anywhere = (part: string) => `[^?]*${part}[^?]*`;

/** Paths that no link of ours has and no browser asks for by itself, so that no guess at their meaning is made. */
const REFUSED: readonly AddressPattern[] = [
  // Segments of dots, however they are written: browsers take them out before they ask.
  {path: `[^?]*${SLASH}${DOT}{1,2}(?:${SLASH}[^?]*)?`, target: 400},
  {path: anywhere('%00'), target: 400},
  // A slash inside a name: the file is found if it is decoded, but the page then doesn't know its own address.
  {path: anywhere(String.raw`(?:%2[Ff]|%5[Cc]|\x5C)`), target: 404},
  {path: anywhere('//'), target: 404},
];

/** What none but a refused path or one with a run of slashes holds. */
const ODD_PARTS = String.raw`//|/\.|%00|%2[EeFf]|%5[Cc]|\x5C`;

const literal = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);

/**
 * All patterns, for paths whose first runs of slashes are replaced; the first that matches counts, and a path that
 * matches none stays as it is.
 *
 * Moved pages come before other spellings, so that `/old/index.html` reaches the new page in one hop. No dot but that
 * of `.html` means anything: `/docs/2.0.0` is a page, not a file with the extension `0`.
 */
export function addressPatterns(redirects: readonly Redirect[]): AddressPattern[] {
  const suffixes = (least: number) => `${SUFFIX}{${least},${MOST_SUFFIXES}}`;
  return [
    ...REFUSED,
    {path: '/', target: 'same'},
    ...redirects.map(({from, to}) => ({path: literal(from) + suffixes(0), target: to})),
    {path: suffixes(1), target: '/'},
    {path: `([^?]+?)${suffixes(1)}`, target: 'captured'},
  ];
}

/**
 * One pattern of all paths that may need another answer than a file: servers that are slow at many patterns look at
 * the others only for these.
 */
export function unusualPath(redirects: readonly Redirect[]): string {
  const odd = `(?:[^?]*(?:${ODD_PARTS})[^?]*|[^?]*${SUFFIX}`;
  return `${[odd, ...redirects.map(({from}) => literal(from))].join('|')})`;
}
