/**
 * Finds relative Markdown links whose target a release lacks, and leaves their label standing. A list item that starts
 * with such a link is about that page, and goes with it.
 */
import path from 'node:path';
import {outsideFences} from '../../plugins/page-kit/outside-fences';

/** A link of a released page to a page that only Next has. */
export type DanglingLink = {file: string; target: string};

const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s#]+\.mdx?)(?:#[^)\s]*)?\)/g;
/** The start of a list item that starts with a link. */
const ITEM = new RegExp(`^\\s*[-*] ${LINK.source}`);

/**
 * @param name path of the page below the docs tree
 * @param exists tells whether a file stands in the released tree
 * @param inNext tells whether it stands in Next; a link that dangles there too is left for the build to report
 * @returns the page without dangling links, and those whose label was left standing
 */
export function unlinkMissing(
  text: string,
  name: string,
  exists: (file: string) => boolean,
  inNext: (file: string) => boolean,
): {text: string; dangling: DanglingLink[]} {
  const dangling: DanglingLink[] = [];
  const missing = (href: string): string | undefined => {
    if (/^[a-z]+:/i.test(href)) return undefined;
    const target = path.posix.join(path.posix.dirname(name), href);
    return exists(target) || !inNext(target) ? undefined : target;
  };
  const kept = outsideFences(text, (line) => {
    const [, , first] = ITEM.exec(line) ?? [];
    if (first !== undefined && missing(first) !== undefined) return undefined;
    return line.replace(LINK, (whole, label: string, href: string) => {
      const target = missing(href);
      if (target === undefined) return whole;
      dangling.push({file: name, target});
      return label;
    });
  });
  return {text: kept, dangling};
}
