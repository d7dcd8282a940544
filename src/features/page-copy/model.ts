/** Where the Markdown copy of a page is. */

/** Pages outside these have no copy. */
const WITH_COPY = /^\/(?:docs|learn)(?:\/|$)/;

/** @returns whether the page of a path, without the base URL, has a copy */
export function hasCopy(path: string): boolean {
  return WITH_COPY.test(path);
}

/** @returns the address of the copy of a page: that of the page, with `.md`; the path may be a whole URL */
export function copyPath(page: string): string {
  return `${page.replace(/\/$/, '')}.md`;
}
