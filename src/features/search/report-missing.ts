/** The URL of a prefilled issue in which readers report that a search should find something. */
import {newIssueUrl} from '../../lib/links';

type MissingResults = {
  /** What the reader searched for. */
  query: string;
  /** Where: the label of a version, such as `Next`, or `All versions`. */
  version: string;
  /** Absolute URL of the page that the reader searched on; the query string is omitted. */
  page: string;
};

/** Maximum characters of the query: GitHub rejects URLs of 8 kB, and some characters take 12 bytes. */
const MAX_LENGTH = 200;

/** @returns the URL of a new issue, in which the reader adds the expected page */
export function missingResultsUrl({query, version, page}: MissingResults): string {
  // Iterates over code points, so truncating doesn't split an emoji.
  const quoted = `“${[...query.trim()].slice(0, MAX_LENGTH).join('')}”`;
  const title = `Docs search: no results for ${quoted}`;
  const facts = [`Query: ${quoted}`, `Version: ${version}`, `Searched on: ${withoutQuery(page)}`];
  const body = `${facts.join('\n')}\n\nPage I expected to find: `;
  return newIssueUrl({title, body});
}

/** Removes the query string, which on the search page repeats the query at its full length. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
