/** What can change in tables of facts, such as the environment variables. */
import {bareName, rowId} from '../../gen-docs/hand-written/row-id';
import {type FactTable, type FactTables, nameCell, type TableRow} from '../../reference';
import type {Fact} from '../compare';
import type {Area} from '../model';

/** What a row of a table is, by the name of the table. Other tables describe what the rest of the facts say in detail. */
const TABLES: Readonly<Record<string, {area: Area; what: string}>> = {
  environment: {area: 'environment', what: 'variable'},
  'cli-environment': {area: 'environment', what: 'variable of the CLI'},
  'cli-options': {area: 'cli', what: 'option'},
  privileges: {area: 'privileges', what: 'privilege'},
  'privileges-cloud': {area: 'privileges', what: 'privilege'},
  roles: {area: 'privileges', what: 'role'},
  'python-aspects': {area: 'python', what: 'class'},
  'python-urns': {area: 'python', what: 'class'},
  'python-graph-client': {area: 'python', what: 'method'},
  'python-graph-versioning': {area: 'python', what: 'method'},
  'python-kafka-emitter': {area: 'python', what: 'method'},
  'python-rest-emitter': {area: 'python', what: 'method'},
  'python-mce-builder': {area: 'python', what: 'function'},
  'python-mcp-builder': {area: 'python', what: 'function'},
};

/** The place of a row in the docs. */
export type RowPlace = {page: string; anchor?: string | undefined};

/** Finds the page that shows a row. */
export type PlaceOfRow = (table: string, facts: FactTable, row: TableRow) => RowPlace | undefined;

/** Different commands have options of the same name. */
const commandOf = ({values: {command}}: TableRow): string | undefined =>
  command === undefined ? undefined : [command].flat().join(', ');

/** The text of a cell without links and code marks. */
const plain = (cell: unknown): string =>
  bareName(String(cell).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));

function factOf(table: string, facts: FactTable, row: TableRow, placeOf: PlaceOfRow): Fact[] {
  const kind = TABLES[table];
  if (!kind) return [];
  const name = bareName(nameCell(facts, row));
  const command = commandOf(row);
  const [, ...columns] = facts.columns;
  return [
    {
      ...kind,
      key: ['table', table, ...(command === undefined ? [] : [command]), name].join(':'),
      name,
      ...(command !== undefined && {owner: `datahub ${command}`}),
      ...placeOf(table, facts, row),

      values: Object.fromEntries(
        columns.map((column) => [column.toLowerCase(), plain(row.values[column])]),
      ),
    },
  ];
}

/**
 * @param tables of one version
 * @param placeOf where its rows are
 */
export function tableFacts(tables: FactTables, placeOf: PlaceOfRow): Fact[] {
  return [...tables].flatMap(([name, facts]) =>
    facts.rows.flatMap((row) => factOf(name, facts, row, placeOf)),
  );
}

/** The anchor of a row on a page that gives its rows ids. */
export const anchorOfRow = (facts: FactTable, row: TableRow): string => rowId(nameCell(facts, row));
