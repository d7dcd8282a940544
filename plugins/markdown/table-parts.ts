/** Reads tables of a page. */
import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** @returns whether an element has a class */
export function hasClass({properties}: Element, name: string): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.includes(name);
}

/** @returns the text in an element, without white space around it */
export function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', (node) => {
    text += node.value;
  });
  return text.trim();
}

/** @returns the headings of the columns, without those of groups of rows */
export function headsOf(table: Element): string[] {
  const head = table.children.filter(isElement).find(({tagName}) => tagName === 'thead');
  const heads: string[] = [];
  if (head) {
    visit(head, 'element', (node) => {
      if (node.tagName === 'th') heads.push(textOf(node));
    });
  }
  return heads;
}

/** @returns the rows below the headings, each as its cells */
export function rowsOf(table: Element): Element[][] {
  const bodies = table.children.filter(isElement).filter(({tagName}) => tagName === 'tbody');
  return bodies
    .flatMap(({children}) => children.filter(isElement))
    .map(({children}) => children.filter(isElement));
}
