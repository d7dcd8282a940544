/**
 * Rehype plugin: lets long names in tables of static blocks break where a reader would, after a dot, an
 * underscore or before a capital, instead of widening their column or breaking anywhere.
 */
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Shorter names fit any column. */
const LONG = 16;

const BREAK = /(?<=[._/,:-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** The parts of a name with a chance to break between them. */
function withBreaks(text: string): ElementContent[] {
  return text.split(BREAK).flatMap((value, index): ElementContent[] => {
    const part: ElementContent = {type: 'text', value};
    if (index === 0) return [part];
    return [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
  });
}

function breakCode(code: Element): void {
  visit(code, 'text', (text, index, parent) => {
    if (text.value.length < LONG || index === undefined || !parent) return undefined;
    const parts = withBreaks(text.value);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/**
 * The plugin. It must stand before `static-block`, which serialises the tables it finds. Tables outside
 * static blocks are left alone: the theme takes inline code with more than text in it for a code block.
 */
export default function breakNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (block) => {
      if (block.tagName !== 'static-block') return undefined;
      visit(block, 'element', (table) => {
        if (table.tagName !== 'table') return undefined;
        visit(table, 'element', (node) => {
          if (node.tagName === 'code') breakCode(node);
        });
        return SKIP;
      });
      return SKIP;
    });
  };
}
