/**
 * Rehype plugin: puts each Markdown or HTML table into a box that scrolls horizontally, so that a wide table never
 * widens the page and remains a table for screen readers.
 */
import type {Element, Root} from 'hast';
import {SKIP, visitElements} from './elements';

/** Class of the box; `src/clientModules/table-scroll.ts` makes overflowing ones focusable. */
const TABLE_BOX = 'table-scroll';

function isBox(node: unknown): boolean {
  const classes = (node as Partial<Element>).properties?.className;
  return Array.isArray(classes) && classes.includes(TABLE_BOX);
}

/** The plugin. It must come before `static-block`, which serializes the tables it finds. */
export default function tableScroll() {
  return (tree: Root): void => {
    visitElements(tree, (node, index, parent) => {
      if (node.tagName !== 'table' || isBox(parent)) return undefined;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {className: [TABLE_BOX]},
        children: [node],
      };
      return SKIP;
    });
  };
}
