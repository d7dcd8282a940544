/** Returns the ids on a page that links can target, as Docusaurus assigns them. */
import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const CLASSIC = /\s*\{#([^}]+)\}$/;
const COMMENT = /^(?:<!--|\/\*)\s*#(\S+?)\s*(?:-->|\*\/)$/;

/** Returns the explicit id of a heading, and its text without it. */
function ownId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'html' || last?.type === 'mdxTextExpression')
    return COMMENT.exec(last.value.trim())?.[1];
  return CLASSIC.exec(toString(heading))?.[1]?.trim();
}

/** @returns the ids of headings, HTML elements, and components on the page */
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
