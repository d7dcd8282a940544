/** Pages that nobody is to find, neither by a search engine nor by the site's own search. */

/** Results of a search, pictures that another program shows, and the page that holds the design. */
const HIDDEN: readonly RegExp[] = [/^\/search$/, /^\/hack_display_image$/, /^\/dogfood/];

/** @returns whether the page of a path, without the base URL, is one of them */
export function isHidden(path: string): boolean {
  return HIDDEN.some((hidden) => hidden.test(path));
}
