/**
 * Rehype plugin: in a table whose first column has no heading, such as a comparison, the first cells are the headings
 * of their rows. Screen readers then read them with the other cells, and not an empty column heading.
 */
import type {Root} from 'hast';
import {SKIP, visitElements} from './elements';
import {headCellsOf, rowsOf} from './table-parts';

/** The plugin. It must come after the plugins that read the headings of the columns, and before `static-block`. */
export default function rowHeaders() {
  return (tree: Root): void => {
    visitElements(tree, (table) => {
      if (table.tagName !== 'table') return undefined;
      const [corner, ...heads] = headCellsOf(table);
      if (!corner || corner.children.length > 0 || heads.length === 0) return SKIP;
      corner.tagName = 'td';
      for (const [first] of rowsOf(table)) {
        if (first?.tagName !== 'td' || first.properties.colSpan !== undefined) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
      return SKIP;
    });
  };
}
