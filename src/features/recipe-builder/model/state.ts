/** The pressed fields in the URL. It has only their names, so a link never contains a value. */

/** The query parameter. */
export const PARAM = 'recipe';

/** No page has more fields; a URL may be arbitrarily long. */
const MAX = 400;

/** @returns ids of fields without duplicates, some of which may not exist */
export function readPressed(search: string): readonly string[] {
  const ids = (new URLSearchParams(search).get(PARAM) ?? '').split(/\s+/).filter(Boolean);
  return [...new Set(ids)].slice(0, MAX);
}

/** @returns the query string with these ids, and its other parameters as they were */
export function writePressed(ids: readonly string[], search: string): string {
  const params = new URLSearchParams(search);
  if (ids.length === 0) params.delete(PARAM);
  else params.set(PARAM, ids.join(' '));
  return params.toString();
}
