/**
 * How hosts send the Markdown copies of pages: each at its own address, and at that of its page to clients that ask for
 * Markdown. The patterns use only the syntax of regular expressions that all hosts share.
 */
import {COPY_FOLDERS} from '../../src/features/page-copy/model';

/** The type of a copy. */
export const COPY_TYPE = 'text/markdown; charset=utf-8';

/** Headers of a copy at its own address: search engines should list the page. */
export const COPY_HEADERS = {'X-Robots-Tag': 'noindex'} as const;

/** Matches the whole path of a page that may have a copy. */
export const COPIED_PATH = `/(?:${COPY_FOLDERS.map((folder) => folder.slice(1)).join('|')})(?:/.*)?`;

/**
 * Matches a part of the header `Accept` of a client that prefers Markdown to everything else, or to which it is as good:
 * browsers don't name it, and agents name it first, without a weight.
 */
export const WANTS_COPY = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0+)?\s*)?(?:,|$)`;

/** The header on which the response at the address of a page depends. */
export const COPY_VARY = 'Accept';

const wantsCopy = new RegExp(WANTS_COPY);

/** @returns whether a client with this header gets the copy at the address of a page */
export function isCopyWanted(accept: string): boolean {
  return wantsCopy.test(accept);
}
