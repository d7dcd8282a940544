/** Limits the length of queries: longer ones are pasted text, and result in URLs that servers reject. */

/** Maximum bytes of a query; in a URL they take up to three times as many. */
export const LONGEST_QUERY = 2000;

/** @returns the query, truncated between characters if it is too long */
export function cutQuery(query: string): string {
  const {read} = new TextEncoder().encodeInto(query, new Uint8Array(LONGEST_QUERY));
  return query.slice(0, read);
}

/** @returns the beginning of a query, for messages that mention it */
export function shortQuery(query: string): string {
  const characters = [...query];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : query;
}
