/** The one spelling of each address, and what every other spelling is answered with. */
import type {Redirect} from '../../plugins/redirects';

/**
 * Paths of one kind. `path` matches a whole undecoded path and is written in the common part of the regular
 * expressions of JavaScript, PCRE (nginx) and RE2 (Caddy): all of them use these very patterns.
 */
export type AddressPattern = {
  path: string;
  /** Where the path is sent: nowhere, to its part in the first parentheses, or to a fixed address. */
  target: 'same' | 'captured' | `/${string}`;
};

/** What may follow a canonical path, any number of times. */
const SUFFIX = String.raw`(?:\.html|/index|/)`;

/**
 * Whole segments, no empty one and no backslash (`\x5C`). Otherwise `//evil.example/` would be sent on to
 * `//evil.example`, which a browser takes for another host.
 */
const SEGMENTS = String.raw`(?:/[^/?\x5C]+?)*?`;

const literal = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);

/**
 * All patterns; the first that matches counts, and a path that matches none stays as it is.
 *
 * Moved pages come first, so that `/old/index.html` reaches the new page in one hop. No dot but that of
 * `.html` means anything: `/docs/2.0.0` is a page, not a file with the extension `0`.
 */
export function addressPatterns(redirects: readonly Redirect[]): AddressPattern[] {
  return [
    {path: '/', target: 'same'},
    ...redirects.map(({from, to}) => ({path: `${literal(from)}${SUFFIX}*`, target: to})),
    {path: `${SUFFIX}+`, target: '/'},
    {path: `(${SEGMENTS})${SUFFIX}+`, target: 'captured'},
  ];
}
