/** The state of the page, in the URL: the operation, and a query that the reader wrote. */

export type State = {
  /** Id of the chosen operation; undefined for the first one. */
  operation: string | undefined;
  /** A query that differs from that of the operation. */
  query: string | undefined;
};

/** The most characters of a query that the URL keeps; servers accept URLs of 8 kB. */
export const LONGEST = 3000;

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  const query = params.get('query')?.slice(0, LONGEST);
  return {operation: params.get('op')?.slice(0, 100), query};
}

/**
 * Mutations are left out, because their values may be secrets; so are variables.
 *
 * @returns the query string, with other parameters as they were
 */
export function writeState({operation, query}: State, search: string): string {
  const params = new URLSearchParams(search);
  if (operation === undefined) params.delete('op');
  else params.set('op', operation);
  const isKept =
    query !== undefined && query.length <= LONGEST && !/^\s*(?:#.*\s*)*mutation\b/m.test(query);
  if (isKept) params.set('query', query);
  else params.delete('query');
  return params.toString();
}
