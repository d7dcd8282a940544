/**
 * Rehype plugin: lets long names in tables of static blocks break where the theme lets them break elsewhere,
 * instead of widening their column or breaking anywhere.
 */
import type {Element, ElementContent, Root} from 'hast';
import {nameParts, staysWhole} from '../../src/features/code/model/name-parts';
import {SKIP, visitElements} from './elements';
import {textOf} from './table-parts';

/** The parts of a name, with a line break opportunity between them. */
function withBreaks(text: string): ElementContent[] {
  return nameParts(text).flatMap((value, index): ElementContent[] => {
    const part: ElementContent = {type: 'text', value};
    if (index === 0) return [part];
    return [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
  });
}

function breakTexts(element: Element): void {
  element.children = element.children.flatMap((child) => {
    if (child.type === 'element') breakTexts(child);
    return child.type === 'text' ? withBreaks(child.value) : [child];
  });
}

function breakCode(code: Element): void {
  if (staysWhole(textOf(code))) code.properties['className'] = ['code-whole'];
  else breakTexts(code);
}

/** Lets the names in an element break as src/theme/CodeInline does. */
export function breakNamesIn(parent: Element): void {
  visitElements(parent, (node) => {
    if (node.tagName !== 'code') return undefined;
    breakCode(node);
    return SKIP;
  });
}

/**
 * The plugin. It must come before `static-block`, which serializes the tables it finds. Other tables don't change: the
 * theme would render inline code that contains more than text as a code block.
 */
export default function breakNames() {
  return (tree: Root): void => {
    visitElements(tree, (block) => {
      if (block.tagName !== 'static-block') return undefined;
      visitElements(block, (table) => {
        if (table.tagName !== 'table') return undefined;
        breakNamesIn(table);
        return SKIP;
      });
      return SKIP;
    });
  };
}
