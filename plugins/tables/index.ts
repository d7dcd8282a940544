/** Tables that several pages show, or parts of: reference/tables/NAME.yaml. */
import path from 'node:path';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {reporter, type Report} from '../facts/report';
import {check, readYaml} from '../facts/yaml-file';
import type {Version} from '../releases/version';
import {type FactTable, type FactTables, type TableRow, tableSchema} from './schema';

export {type FactTable, type FactTables, nameCell, type TableRow} from './schema';

/** Folder of the tables, relative to the project's root. */
export const TABLES_FOLDER = 'reference/tables';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Reports cells that are missing or empty. */
function checkCells({columns}: FactTable, {values}: TableRow, report: Report): void {
  for (const column of columns.filter((name) => !isText(values[name]))) {
    const expected = `text in the column "${column}"; write a dash if there is nothing to say`;
    report([column], {found: values[column], expected});
  }
}

/** Reports former values that no version can show. */
function checkFormer({columns}: FactTable, {before, values}: TableRow, report: Report): void {
  const [name = '', ...others] = columns;
  const keys = Object.keys(values).filter((key) => key !== name);
  for (const [release, former] of Object.entries(before ?? {})) {
    for (const [key, value] of Object.entries(former)) {
      if (!keys.includes(key)) {
        const expected = `a key of the row other than "${name}", which names it: ${keys.join(', ')}`;
        report(['before', release, key], {found: key, expected});
      } else if (others.includes(key) && !isText(value)) {
        report(['before', release, key], {
          found: value,
          expected: 'the text of the cell until then',
        });
      }
    }
  }
}

/** Reports keys that the table doesn't have, and values that they can't have. */
function checkKeys({columns, keys}: FactTable, {values}: TableRow, report: Report): void {
  if (!keys) return;
  for (const [key, value] of Object.entries(values).filter(([name]) => !columns.includes(name))) {
    const allowed = keys[key];
    if (allowed === undefined) {
      report([key], {found: value, expected: `one of ${Object.keys(keys).join(', ')}`});
      continue;
    }
    const wrong = [value]
      .flat()
      .find((one) => allowed !== 'text' && !allowed.includes(String(one)));
    if (wrong !== undefined)
      report([key], {found: wrong, expected: `one of ${[allowed].flat().join(', ')}`});
  }
}

function loadTable(root: string, file: string, problems: Problems): FactTable | undefined {
  const yaml = readYaml(root, file, problems);
  const table = yaml && check(yaml, tableSchema, problems);
  if (!table) return undefined;
  const reportInFile = reporter(yaml, problems);
  table.rows.forEach((row, i) => {
    const report: Report = (keys, problem) => reportInFile(['rows', i, ...keys], problem);
    checkCells(table, row, report);
    checkFormer(table, row, report);
    checkKeys(table, row, report);
  });
  return table;
}

/**
 * Reads and checks every table.
 *
 * @param root absolute path of the project
 * @param problems collects problems; tables that don't fit the schema are left out of the result
 */
export function loadTables(root: string, problems: Problems): FactTables {
  const tables = new Map<string, FactTable>();
  for (const file of factFiles(root, TABLES_FOLDER)) {
    const table = loadTable(root, file, problems);
    if (table) tables.set(path.basename(file, path.extname(file)), table);
  }
  return tables;
}

/** The tables of one version: without the rows that it lacks, with the values it has. */
export function tablesAt(tables: FactTables, {shows, former}: Version): FactTables {
  const rowAt = (row: TableRow): TableRow => ({
    ...row,
    values: Object.assign({}, row.values, ...former(row.before)) as TableRow['values'],
  });
  return new Map(
    [...tables].map(([name, table]) => [
      name,
      {...table, rows: table.rows.filter(shows).map(rowAt)},
    ]),
  );
}
