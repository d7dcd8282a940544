/** Reads tables of a page. */
import type {Element, ElementContent} from 'hast';
import {visitElements} from './elements';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** @returns whether an element has a class */
export function hasClass({properties}: Element, name: string): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.includes(name);
}

function textIn({children}: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return isElement(child) ? textIn(child) : '';
    })
    .join('');
}

/** @returns the text in an element, without white space around it */
export function textOf(element: Element): string {
  return textIn(element).trim();
}

/** @returns the cells with the headings of the columns, without those of groups of rows */
export function headCellsOf(table: Element): Element[] {
  const head = table.children.filter(isElement).find(({tagName}) => tagName === 'thead');
  const cells: Element[] = [];
  if (head) {
    visitElements(head, (node) => {
      if (node.tagName === 'th') cells.push(node);
    });
  }
  return cells;
}

/** @returns the headings of the columns, without those of groups of rows */
export function headsOf(table: Element): string[] {
  return headCellsOf(table).map(textOf);
}

/** @returns the rows below the headings, each as its cells */
export function rowsOf(table: Element): Element[][] {
  const bodies = table.children.filter(isElement).filter(({tagName}) => tagName === 'tbody');
  return bodies
    .flatMap(({children}) => children.filter(isElement))
    .map(({children}) => children.filter(isElement));
}
