/**
 * Rehype plugin: lets long names in tables of static blocks break where the theme lets them break elsewhere,
 * instead of widening their column or breaking anywhere.
 */
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {nameParts, staysWhole} from '../../src/features/code/model/name-parts';

/** The parts of a name, with a line break opportunity between them. */
function withBreaks(text: string): ElementContent[] {
  return nameParts(text).flatMap((value, index): ElementContent[] => {
    const part: ElementContent = {type: 'text', value};
    if (index === 0) return [part];
    return [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
  });
}

function breakCode(code: Element): void {
  let name = '';
  visit(code, 'text', ({value}) => {
    name += value;
  });
  if (staysWhole(name)) {
    code.properties['className'] = ['code-whole'];
    return;
  }
  visit(code, 'text', (text, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const parts = withBreaks(text.value);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/**
 * The plugin. It must come before `static-block`, which serializes the tables it finds. Tables outside static blocks
 * don't change: the theme would render inline code that contains more than text as a code block.
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
