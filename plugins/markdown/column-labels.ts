/**
 * Rehype plugin: hands the column heads of a table of fields to CSS, as `--c1: 'Field'; --c2: …`.
 * Where the table is shown as cards, a cell is labeled with its head (`reference-fields.css`).
 */
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** True for `<table class="ref-fields">`, which generated reference pages hold. */
function isFieldsTable(node: Element): boolean {
  const {className} = node.properties;
  return node.tagName === 'table' && Array.isArray(className) && className.includes('ref-fields');
}

function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', (node) => {
    text += node.value;
  });
  return text.trim();
}

/** Heads of the columns, without the headings of groups. */
function headsOf(table: Element): string[] {
  const head = table.children.find((node) => node.type === 'element' && node.tagName === 'thead');
  const heads: string[] = [];
  if (head) {
    visit(head, 'element', (node) => {
      if (node.tagName === 'th') heads.push(textOf(node));
    });
  }
  return heads;
}

/** A CSS string; a backslash or quote in it would end the string early. */
function cssString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** The plugin. It must come before `static-block`, which serializes the tables it finds. */
export default function columnLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (!isFieldsTable(table)) return undefined;
      const labels = headsOf(table).map((text, index) => `--c${index + 1}:${cssString(text)}`);
      if (labels.length > 0) table.properties.style = labels.join(';');
      return SKIP;
    });
  };
}
