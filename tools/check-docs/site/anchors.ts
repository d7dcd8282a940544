/** The ids of a page that a link can lead to, as Docusaurus gives them. */
import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const CLASSIC = /\s*\{#([^}]+)\}$/;
const COMMENT = /^(?:<!--|\/\*)\s*#(\S+?)\s*(?:-->|\*\/)$/;

/** The id that a heading is given by its writer, and its text without it. */
function ownId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'html' || last?.type === 'mdxTextExpression')
    return COMMENT.exec(last.value.trim())?.[1];
  return CLASSIC.exec(toString(heading))?.[1]?.trim();
}

/** @returns ids of headings, and those that HTML and components of the page have */
export function anchors(tree: Root): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node.children.filter(({type}) => type !== 'html'));
      ids.add(ownId(node) ?? slugger.slug(text));
    } else if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(/\sid="([^"]+)"/g)) ids.add(id);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') ids.add(attribute.value);
      }
    }
  });
  return ids;
}
