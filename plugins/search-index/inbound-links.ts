/** Counts the pages that link to a page: readers look for pages that others refer to more often. */
import path from 'node:path';
import {contentsOf} from './page-contents';

/** A page by its file, with its Markdown. */
type LinkingPage = {file: string; markdown: string};

/**
 * Counts links to files; a page that links twice counts once.
 *
 * @returns number of pages by the file they link to
 */
export function inboundLinks(pages: readonly LinkingPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {file, markdown} of pages) {
    const targets = contentsOf(markdown, file).links.map((link) =>
      path.join(path.dirname(file), link),
    );
    for (const target of new Set(targets)) {
      if (target !== file) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}
