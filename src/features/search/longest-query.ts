/** How long a query may be: longer ones are texts that were pasted, and make addresses that servers refuse. */

/** Bytes of a query that are searched for; in an address they are three times as many at most. */
export const LONGEST_QUERY = 2000;

/** @returns the beginning of a query that is too long, up to the end of a character */
export function cutQuery(query: string): string {
  const {read} = new TextEncoder().encodeInto(query, new Uint8Array(LONGEST_QUERY));
  return query.slice(0, read);
}

/** @returns the beginning of a query, for a line that names it */
export function shortQuery(query: string): string {
  const characters = [...query];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : query;
}
