/**
 * Visits the nodes of a page. `unist-util-visit` does the same for any tree, but creates two functions per node: with
 * all plugins and pages, that takes six seconds of a build.
 */
import type {Element, Parents, RootContent} from 'hast';

/** Returned by a visitor to skip the content of a node. */
export const SKIP = 'skip';

type Visitor<Node> = (node: Node, index: number, parent: Parents) => typeof SKIP | undefined;

/** Calls `visitor` for each node below another one, in document order. It may replace the node, or change its content. */
export function visitNodes(node: Parents, visitor: Visitor<RootContent>): void {
  const {children} = node;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (!child || visitor(child, index, node) === SKIP) continue;
    if ('children' in child) visitNodes(child, visitor);
  }
}

/** The same, only for elements. */
export function visitElements(node: Parents, visitor: Visitor<Element>): void {
  visitNodes(node, (child, index, parent) =>
    child.type === 'element' ? visitor(child, index, parent) : undefined,
  );
}
