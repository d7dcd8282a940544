/**
 * Finds relative Markdown links whose target a release lacks, and keeps only their label. A list item that starts with
 * such a link is about that page, and is removed.
 */
import path from 'node:path';
import type {Link, ListItem} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {
  type Edit,
  editPage,
  parseMarkdown,
  type Removal,
  removalOf,
  removeLines,
  span,
  withoutMark,
} from '../../plugins/markdown-source';

/** A link from a released page to a page that only Next has. */
export type DanglingLink = {file: string; target: string};

/** A quick, permissive check: the start of any link to a page. */
const LINK = /\]\(([^)\s#]+\.mdx?)/g;

/** The link that an item starts with. */
function firstLink({children: [first]}: ListItem): Link | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  return start?.type === 'link' ? start : undefined;
}

/** Returns a link without its brackets and its URL. */
function bareLabel(link: Link, text: string): Edit {
  const [first = link, last = link] = [link.children[0], link.children.at(-1)];
  return {...span(link), replacement: text.slice(span(first).start, span(last).end)};
}

/**
 * @param name path of the page below the docs tree
 * @param exists whether the released tree has a file
 * @param inNext whether Next has it; a link that dangles there too is left for the build to report
 * @returns the page without dangling links, and those of which only the label remains
 */
export function unlinkMissing(
  text: string,
  name: string,
  exists: (file: string) => boolean,
  inNext: (file: string) => boolean,
): {text: string; dangling: DanglingLink[]} {
  const dangling: DanglingLink[] = [];
  const missing = (url: string): string | undefined => {
    const [, href] = /^([^#]+\.mdx?)(?:#|$)/.exec(url) ?? [];
    if (href === undefined || /^[a-z]+:/i.test(href)) return undefined;
    const target = path.posix.join(path.posix.dirname(name), href);
    return exists(target) || !inNext(target) ? undefined : target;
  };
  if (![...text.matchAll(LINK)].some(([, href = '']) => missing(href))) return {text, dangling};
  const body = withoutMark(text);
  const tree = parseMarkdown(body, name);
  const removals: Removal[] = [];
  const labels: Edit[] = [];
  visitParents(tree, ['listItem', 'link'], (node, ancestors) => {
    const parent = ancestors.at(-1);
    const link = node.type === 'listItem' ? firstLink(node) : (node as Link);
    const target = link && missing(link.url);
    if (!target || !parent) return true;
    if (node.type === 'listItem') {
      removals.push(removalOf(node, parent));
      return 'skip';
    }
    labels.push(bareLabel(link, body));
    dangling.push({file: name, target});
    return 'skip';
  });
  return {text: editPage(text, removeLines(body, removals, labels)), dangling};
}
