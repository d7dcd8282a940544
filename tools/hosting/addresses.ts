/** The canonical spelling of each URL, and the response to every other spelling. */
import type {Redirect} from '../../plugins/redirects';

/**
 * Paths of one kind. `path` matches a whole undecoded path and uses only the regular expression syntax that
 * JavaScript, PCRE (nginx), and RE2 (Caddy) share, because all of them use these patterns.
 */
export type AddressPattern = {
  path: string;
  /**
   * The response for the path: its file, a redirect to the part in its first parentheses, a redirect to a fixed path,
   * or an error.
   */
  target: 'same' | 'captured' | `/${string}` | 400 | 404;
};

/** What may follow a canonical path. */
const SUFFIX = String.raw`(?:\.html|/index|/)`;

/**
 * How many suffixes are removed at once. Without a limit, PCRE retries every suffix of a long run from every other
 * one: a few requests per second kept nginx busy.
 */
const MOST_SUFFIXES = 8;

/**
 * A path with an empty segment, up to the first run of slashes and after it. Replacing the run with one slash leaves
 * a path on this host; `//evil.example` as a target would lead to another one.
 */
export const SLASH_RUN = String.raw`([^?]*?)//+(.*)`;

/**
 * How many runs of slashes are replaced at once: one for a slash that was doubled when a URL was composed, and two to
 * spare.
 */
export const MOST_SLASH_RUNS = 3;

const SLASH = '(?:/|%2[Ff])';
const DOT = String.raw`(?:\.|%2[Ee])`;

const anywhere = (part: string) => `[^?]*${part}[^?]*`;

/** Paths that none of our links have and that browsers don't request on their own, so we don't guess what they mean. */
const REFUSED: readonly AddressPattern[] = [
  // Segments of dots, however they are written: browsers resolve them before the request.
  {path: `[^?]*${SLASH}${DOT}{1,2}(?:${SLASH}[^?]*)?`, target: 400},
  {path: anywhere('%00'), target: 400},
  // A slash inside a name: if it is decoded, the file is found, but the page then doesn't know its own URL.
  {path: anywhere(String.raw`(?:%2[Ff]|%5[Cc]|\x5C)`), target: 404},
  {path: anywhere('//'), target: 404},
];

/** What only rejected paths and paths with a run of slashes contain. */
const ODD_PARTS = String.raw`//|/\.|%00|%2[EeFf]|%5[Cc]|\x5C`;

const literal = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);

/**
 * All patterns, for paths whose first runs of slashes are replaced; the first that matches counts, and a path that
 * matches none stays as it is.
 *
 * Moved pages come before other spellings, so `/old/index.html` reaches the new page in one hop. Only the dot of `.html`
 * has a meaning: `/docs/2.0.0` is a page, not a file with the extension `0`.
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
 * One pattern for all paths that may need a response other than a file: servers that are slow with many patterns try
 * the others only for these.
 */
export function unusualPath(redirects: readonly Redirect[]): string {
  const odd = `(?:[^?]*(?:${ODD_PARTS})[^?]*|[^?]*${SUFFIX}`;
  return `${[odd, ...redirects.map(({from}) => literal(from))].join('|')})`;
}
