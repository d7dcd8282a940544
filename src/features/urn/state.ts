/** The state of the page: the URN, in the URL. */

/** The most characters that are read: no valid URN is longer, and the URL stays one that servers accept. */
export const LONGEST = 2000;

/** What the page shows before a reader types. */
export const EXAMPLE =
  'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

const NAME = 'urn';

/** @param search query string of the URL */
export function readUrn(search: string): string {
  return (new URLSearchParams(search).get(NAME) ?? EXAMPLE).slice(0, LONGEST);
}

/** @returns the query string, with other parameters as they were */
export function writeUrn(urn: string, search: string): string {
  const params = new URLSearchParams(search);
  if (urn === EXAMPLE) params.delete(NAME);
  else params.set(NAME, urn);
  return params.toString();
}
