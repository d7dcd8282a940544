/** Finds relative Markdown links whose target a release lacks, and leaves their label standing. */
import path from 'node:path';

/** A link of a released page to a page that only Next has. */
export type DanglingLink = {file: string; line: number; target: string};

const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s#]+\.mdx?)(?:#[^)\s]*)?\)/g;
const FENCE = /^\s*(?:`{3,}|~{3,})/;

/**
 * @param name path of the page below the docs tree
 * @param exists tells whether a file stands in the released tree
 * @param inNext tells whether it stands in Next; a link that dangles there too is left for the build to report
 * @returns the page with dangling links replaced by their labels, and what was replaced
 */
export function unlinkMissing(
  text: string,
  name: string,
  exists: (file: string) => boolean,
  inNext: (file: string) => boolean,
): {text: string; dangling: DanglingLink[]} {
  const dangling: DanglingLink[] = [];
  let inFence = false;
  const lines = text.split('\n').map((line, i) => {
    if (FENCE.test(line)) inFence = !inFence;
    if (inFence) return line;
    return line.replace(LINK, (whole, label: string, href: string) => {
      if (/^[a-z]+:/i.test(href)) return whole;
      const target = path.posix.join(path.posix.dirname(name), href);
      if (exists(target) || !inNext(target)) return whole;
      dangling.push({file: name, line: i + 1, target});
      return label;
    });
  });
  return {text: lines.join('\n'), dangling};
}
