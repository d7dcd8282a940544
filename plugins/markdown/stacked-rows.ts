/**
 * Rehype plugin: marks tables that are too wide for a phone, where their rows become cards (`src/css/table-cards.css`),
 * and labels their cells with the headings of their columns. Tables of fields, which are on the heaviest pages, get
 * their labels from the style sheet instead (`column-labels`).
 */
import type {Element, Root} from 'hast';
import {SKIP, visitElements} from './elements';
import {hasClass, headsOf, rowsOf, textOf} from './table-parts';

/** Class of the tables; the style sheet and `src/clientModules/table-scroll.ts` know it too. */
const STACKED = 'stack';

/** How many characters the widest cells of a row may have together to fit on a phone, where text may wrap once. */
const FITTING: Readonly<Record<number, number>> = {3: 50};
/** With four columns or more, the space between them is a third of the width. */
const FITTING_MANY = 32;

/** Headings of a last column whose text needs no label: it explains what is above it. */
const PLAIN = new Set(['Content', 'Description', 'Effect', 'Meaning', 'Note', 'Notes']);

/** Whether a table needs more room than a phone has. Two columns always fit: their text wraps. */
function isWide(heads: readonly string[], rows: readonly Element[][]): boolean {
  if (heads.length < 3) return false;
  const widest = heads.map((head, column) => {
    const cells = rows.map((cells) => (cells[column] ? textOf(cells[column]).length : 0));
    return Math.max(head.length, ...cells);
  });
  const together = widest.reduce((sum, width) => sum + width, 0);
  return together > (FITTING[heads.length] ?? FITTING_MANY);
}

/** The headings that cells are labeled with. The first cell is the title of its card. */
function labelsOf(heads: readonly string[]): string[] {
  return heads.map((head, column) => {
    const isPlain = column === 0 || (column === heads.length - 1 && PLAIN.has(head));
    return isPlain ? '' : head;
  });
}

/** The plugin. It must come before `static-block`, which serializes the tables it finds. */
export default function stackedRows() {
  return (tree: Root): void => {
    visitElements(tree, (table) => {
      if (table.tagName !== 'table') return undefined;
      if (hasClass(table, 'ref-fields')) return SKIP;
      const heads = headsOf(table);
      const rows = rowsOf(table);
      if (!isWide(heads, rows)) return SKIP;
      const {className} = table.properties;
      table.properties.className = [...(Array.isArray(className) ? className : []), STACKED];
      const labels = labelsOf(heads);
      for (const cells of rows) {
        // A cell across columns, as in the heading of a group, belongs to none of them.
        if (cells.length !== heads.length) continue;
        cells.forEach((cell, column) => {
          if (labels[column] && textOf(cell)) cell.properties['data-label'] = labels[column];
        });
      }
      return SKIP;
    });
  };
}
