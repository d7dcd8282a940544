/** Pages that neither search engines nor the site's own search should find. */

/** Search results, pictures that the platform's UI shows, and the page with every design element. */
const HIDDEN: readonly RegExp[] = [/^\/search$/, /^\/hack_display_image$/, /^\/dogfood/];

/** @returns whether the page of a path, without the base URL, is one of them */
export function isHidden(path: string): boolean {
  return HIDDEN.some((hidden) => hidden.test(path));
}
