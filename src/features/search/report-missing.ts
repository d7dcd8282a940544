/** The address of a form, filled in as far as it can be, in which readers tell that a search should find something. */
import {newIssueUrl} from '../../lib/links';

type MissingResults = {
  /** What the reader looked for. */
  query: string;
  /** Where it was looked for: label of a version, as `Next`, or `All versions`. */
  version: string;
  /** Address of the page that the reader searched on, with its host; what follows `?` is left out. */
  page: string;
};

/** Characters of a query that the address holds: GitHub refuses addresses of 8 kB, and some characters take 12 B. */
const LONGEST = 200;

/** @returns the form of a new issue; the reader writes into it which page was expected */
export function missingResultsUrl({query, version, page}: MissingResults): string {
  // Whole characters: half of an emoji would not be one.
  const quoted = `“${[...query.trim()].slice(0, LONGEST).join('')}”`;
  const title = `Docs search: no results for ${quoted}`;
  const facts = [`Query: ${quoted}`, `Version: ${version}`, `Searched on: ${withoutQuery(page)}`];
  const body = `${facts.join('\n')}\n\nPage I expected to find: `;
  return newIssueUrl({title, body});
}

/** The query string of the search page says again what was looked for, at its full length. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
