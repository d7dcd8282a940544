/** Addresses of a version's pages. */

/** @returns the URL of a page by its path below docs/, with an anchor */
export type PageUrl = (page: string, anchor?: string) => string;

/** @param docs URL of the docs of the version, without a slash at the end */
export function pageUrls(docs: string): PageUrl {
  return (page, anchor) => `${docs}/${page}${anchor === undefined ? '' : `#${anchor}`}`;
}
