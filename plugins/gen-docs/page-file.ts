/** Files of docs/ that are pages. */
import path from 'node:path';

/** Matches files that become pages; a file whose name starts with an underscore is a part of other pages. */
const PAGE = /^(?!(?:.*\/)?_).*\.mdx?$/;

/** True if a file of docs/ becomes a page. */
export function isPage(name: string): boolean {
  return PAGE.test(name);
}

/** Splits `how/search.md` into its page path and its extension. */
export function pagePath(name: string): {page: string; extension: string} {
  const extension = path.posix.extname(name);
  return {page: name.slice(0, -extension.length), extension};
}
