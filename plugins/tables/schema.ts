/** Schema of the files in reference/tables/. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import type {Marks} from '../releases/model';
import {beforeOf, releaseMarks} from '../releases/schema';
import type {Before} from '../releases/version';

/**
 * A row. `values` are its cells by column, as inline Markdown, and the keys by which pages select rows; `before` has
 * the values that were different before a release.
 */
export type TableRow = Marks & {before?: Before<Values> | undefined; values: Values};

type Values = Record<string, z.infer<typeof value>>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const rowSchema = z
  .object({...releaseMarks, before: beforeOf(z.record(z.string(), value))})
  .catchall(value)
  .transform(({since, until, before, ...values}): TableRow => ({since, until, before, values}));

/** A table. */
export const tableSchema = z.strictObject({
  about: filledText,
  page: filledText.optional(),
  columns: z.array(filledText).min(1, 'at least one column'),
  keys: z.record(filledText, z.union([z.literal('text'), z.array(filledText)])).optional(),
  rows: z.array(rowSchema).min(1, 'at least one row'),
});

/**
 * A table; `about` says where its facts come from, `page` (a path below docs/ without extension) on which page
 * its rows have ids, so that pages which mention a row's name link to it. If there are `keys`, rows have no others besides
 * their columns, each with one of its values or a list of them, or with any `text`.
 */
export type FactTable = z.infer<typeof tableSchema>;

/** Tables by name: `privileges` is reference/tables/privileges.yaml. */
export type FactTables = ReadonlyMap<string, FactTable>;

/** The name of a row: the text of its first cell. */
export function nameCell({columns: [first = '']}: FactTable, {values}: TableRow): string {
  return String(values[first]).trim();
}
