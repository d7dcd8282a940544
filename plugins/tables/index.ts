/** Tables that several pages show, or parts of: reference/tables/NAME.yaml. */
import path from 'node:path';
import {z} from 'zod';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {filledText} from '../facts/schema-parts';
import {check, readYaml} from '../facts/yaml-file';
import {releaseMarks} from '../releases/schema';
import type {Version} from '../releases/version';

/** Folder of the tables, relative to the project's root. */
export const TABLES_FOLDER = 'reference/tables';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const tableSchema = z.strictObject({
  about: filledText,
  page: filledText.optional(),
  columns: z.array(filledText).min(1, 'at least one column'),
  rows: z.array(z.object(releaseMarks).catchall(value)).min(1, 'at least one row'),
});

/** A row: its cells by column, as inline Markdown, and other keys that pages select rows by. */
export type TableRow = z.infer<typeof tableSchema>['rows'][number];

/**
 * A table; `about` says where its facts come from, `page` (a path below docs/ without extension) on which page
 * its rows have ids, so that pages which mention a row's name link to it.
 */
export type FactTable = z.infer<typeof tableSchema>;

/** Tables by name: `privileges` is reference/tables/privileges.yaml. */
export type FactTables = ReadonlyMap<string, FactTable>;

function loadTable(root: string, file: string, problems: Problems): FactTable | undefined {
  const yaml = readYaml(root, file, problems);
  const table = yaml && check(yaml, tableSchema, problems);
  if (!table) return undefined;
  const report = reporter(yaml, problems);
  table.rows.forEach((row, i) => {
    for (const column of table.columns) {
      const cell = row[column];
      if (typeof cell === 'string' && cell.trim() !== '') continue;
      const expected = `text in the column "${column}"; write a dash where there is nothing to say`;
      report(['rows', i, column], {found: cell, expected});
    }
  });
  return table;
}

/**
 * Reads and checks every table.
 *
 * @param root absolute path of the project
 * @param problems receives what is wrong; tables that don't fit the schema are left out of the answer
 */
export function loadTables(root: string, problems: Problems): FactTables {
  const tables = new Map<string, FactTable>();
  for (const file of factFiles(root, TABLES_FOLDER)) {
    const table = loadTable(root, file, problems);
    if (table) tables.set(path.basename(file, path.extname(file)), table);
  }
  return tables;
}

/** The tables of one version: without the rows that it lacks. */
export function tablesAt(tables: FactTables, {shows}: Version): FactTables {
  return new Map(
    [...tables].map(([name, table]) => [name, {...table, rows: table.rows.filter(shows)}]),
  );
}
