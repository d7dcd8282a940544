/**
 * Rehype plugin: puts a filter (`src/components/FilterList`) above each long table that has none yet. Its text is in
 * the URL, under `filter` if it is the only filter of the page, otherwise under the id of the heading above the table.
 */
import type {Element, Root, RootContent} from 'hast';
import {SKIP, visitElements} from './elements';
import {hasClass, rowsOf, textOf} from './table-parts';

/** Tables with more rows than this are hard to read through. */
const LONG = 20;

/** The rows of a table, without those that introduce others. */
const ITEMS = 'tbody tr:not(.ref-group)';

/** A long table in the content of the page, and the heading above it. */
type Found = {siblings: RootContent[]; block: Element; heading: Element | undefined};

function isLong(table: Element): boolean {
  const rows = rowsOf(table).filter((cells) => cells.length > 1);
  return rows.length > LONG;
}

function hasLongTable(block: Element): boolean {
  let found = false;
  visitElements(block, (node) => {
    if (node.tagName === 'table' && isLong(node)) found = true;
  });
  return found;
}

function filterFor({block, heading}: Found, isOnly: boolean): Element {
  const id = heading?.properties.id;
  const label = isOnly || !heading ? 'Filter rows' : `Filter rows: ${textOf(heading)}`;
  const param = isOnly || typeof id !== 'string' ? 'filter' : id;
  return {
    type: 'element',
    tagName: 'filter-list',
    properties: {label, param, items: ITEMS, noun: 'rows'},
    children: [block],
  };
}

/** The plugin. It must come after `table-scroll`, whose boxes it looks for, and before `static-block`. */
export default function longTables() {
  return (tree: Root): void => {
    const tables: Found[] = [];
    let filters = 0;
    let heading: Element | undefined;
    visitElements(tree, (node, _, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = node;
      if (node.tagName === 'filter-list') {
        filters += 1;
        return SKIP;
      }
      if (node.tagName !== 'static-block' && !hasClass(node, 'table-scroll')) return undefined;
      if (hasLongTable(node)) tables.push({siblings: parent.children, block: node, heading});
      return SKIP;
    });
    for (const table of tables) {
      const isOnly = tables.length + filters === 1;
      table.siblings[table.siblings.indexOf(table.block)] = filterFor(table, isOnly);
    }
  };
}
