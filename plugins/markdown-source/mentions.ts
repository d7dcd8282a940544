/** Finds the names that a page mentions in code, where they may become links. */
import type {Node, Parents} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {span} from './edits';
import {perPage} from './per-page';

/** Inline code with a name: `NAME` or `NAME=value`. */
const NAME = /^([\w.-]+)(?:=.*)?$/s;

/** True if a node can't contain a link, or readers don't expect one: headings, titles of admonitions, table headers. */
function hasNoLinks(node: Node, parent: Parents | undefined): boolean {
  if (node.type === 'heading') return true;
  if (node.type === 'tableRow' && parent?.children[0] === node) return true;
  return node.data !== undefined && 'directiveLabel' in node.data;
}

/** Names in code, where readers expect links; some may already be in a link. */
export const mentionsOf = perPage('mentions', (tree) => {
  const mentions: {name: string; isLinked: boolean; start: number; end: number}[] = [];
  visitParents(tree, (node, ancestors) => {
    if (hasNoLinks(node, ancestors.at(-1))) return SKIP;
    const [, name] = (node.type === 'inlineCode' && NAME.exec(node.value)) || [];
    const isLinked = ancestors.some(({type}) => type === 'link' || type === 'linkReference');
    if (name !== undefined) mentions.push({name, isLinked, ...span(node)});
    return undefined;
  });
  return mentions;
});
