/** Reads rows of the tables of facts, whose cells are Markdown. */
import {bareName} from '../../gen-docs/hand-written/row-id';
import type {FactTables, TableRow} from '../../tables';

/** A row with its cells as text. */
export type Row = Pick<TableRow, 'since' | 'until'> & {
  text: (column: string) => string;
  /** The cell without marks. */
  bare: (column: string) => string;
  list: (column: string) => string[] | undefined;
};

/** @throws Error if there is no such table */
export function rowsOf(tables: FactTables, name: string): Row[] {
  const table = tables.get(name);
  if (!table) throw new Error(`The reference data needs reference/tables/${name}.yaml.`);
  return table.rows.map(({since, until, values}) => {
    const text = (column: string) => String(values[column] ?? '');
    const list = (column: string) => {
      const value = values[column];
      return Array.isArray(value) ? value : value === undefined ? undefined : [String(value)];
    };
    return {since, until, text, bare: (column) => bareName(text(column)), list};
  });
}
