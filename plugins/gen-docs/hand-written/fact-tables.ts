/**
 * Inserts tables of reference/tables/ where a hand-written page requests them, on a separate line:
 *
 *     <!-- facts: privileges | where kind=platform | columns Privilege, Effect -->
 *
 * In .mdx the comment is `{/* facts: … *\/}`. `where` and `columns` may be left out. `ids`, in .md, gives each row an id derived from its first cell, so that other pages can link to it.
 */
import {ContributorError} from '../../common/contributor-error';
import {type FactTable, type FactTables, TABLES_FOLDER, type TableRow} from '../../reference';
import {commentsOf, type Edit, editPage, isMdx, perPage} from '../../markdown-source';
import type {DefinedName} from '../../page-kit/page';
import {staticBlock} from '../../page-kit/elements';
import type {Version} from '../../releases/version';
import {table as markdownTable} from '../../page-kit/markdown';
import {cellsOf} from './row-cells';
import {bareName, rowId} from './row-id';

const REQUEST = /^facts:(.*)$/s;

/** `where since=2.0.0` selects what came with a release. As the page says so itself, the rows have no badges then. */
const SINCE = 'since';

/** The comments that request facts, with the text before them on their lines. */
const requestsOf = perPage('fact-requests', (tree, body) =>
  commentsOf(tree, body).flatMap(({content, start, end, line, alone}) => {
    const [, request] = REQUEST.exec(content) ?? [];
    const indent = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
    return request === undefined
      ? []
      : [{request: request.trim(), start, end, line, alone, indent}];
  }),
);

type Request = {
  name: string;
  where: [string, string][];
  columns: string[] | undefined;
  ids: boolean;
};

/** The rows of a table that a request asks for. */
const rowsFor = ({rows}: FactTable, {where}: Request): TableRow[] =>
  rows.filter((row) => where.every((condition) => fits(row, condition)));

/** A place on a page that shows rows of a table: its line, from 1, and whether the rows have ids there. */
export type ShownTable = {
  table: string;
  line: number;
  ids: boolean;
  rows: (facts: FactTable) => TableRow[];
};

/**
 * The tables that a page shows, in their order.
 *
 * @throws ContributorError with file and line if a request is misspelled
 */
export function tablesShownOn(text: string, file: string): ShownTable[] {
  if (!text.includes('facts:')) return [];
  return requestsOf(text, file).map(({request, line}) => {
    const wanted = read(request, (found, expected) => {
      throw new ContributorError(`${file}:${line}: found ${found}, expected ${expected}.`);
    });
    return {table: wanted.name, line, ids: wanted.ids, rows: (facts) => rowsFor(facts, wanted)};
  });
}

/** Tells the contributor what is wrong with a request. */
type Fail = (found: string, expected: string) => never;

function read(text: string, fail: Fail): Request {
  const [name = '', ...options] = text.split('|').map((part) => part.trim());
  const request: Request = {name, where: [], columns: undefined, ids: false};
  for (const option of options) {
    if (option === 'ids') {
      request.ids = true;
      continue;
    }
    const [, kind, rest = ''] = /^(where|columns)\s+(.+)$/.exec(option) ?? [];
    if (kind === 'columns') request.columns = rest.split(',').map((column) => column.trim());
    else if (kind === 'where' && rest.includes('=')) {
      const [key = '', wanted = ''] = rest.split('=').map((part) => part.trim());
      request.where.push([key, wanted]);
    } else {
      fail(`"${option}"`, '"where key=value", "columns First, Second", or "ids"');
    }
  }
  return request;
}

function fits(row: TableRow, [key, wanted]: [string, string]): boolean {
  const value = key === SINCE ? row.since : row.values[key];
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted;
}

/** A table in Markdown, with the names of rows that have an id and start with code. */
type RenderedTable = {markdown: string; names: DefinedName[]};

function render(
  facts: FactTable,
  request: Request,
  cells: (row: TableRow, columns: readonly string[]) => string[],
): RenderedTable {
  const {columns, ids} = request;
  const shown = columns ?? facts.columns;
  const rows = rowsFor(facts, request);
  const allCells = rows.map((row) => cells(row, shown));
  if (rows.length === 0) return {markdown: '', names: []};
  if (!ids) return {markdown: markdownTable(shown, allCells), names: []};
  const firstCells = rows.map(({values}) => String(values[shown[0] ?? '']).trim());
  const withIds = allCells.map(([first = '', ...rest], i) => {
    return [`<span id="${rowId(firstCells[i] ?? '')}">${first}</span>`, ...rest];
  });
  const names = firstCells
    .filter((cell) => cell.startsWith('`'))
    .map((cell) => ({name: bareName(cell), id: rowId(cell)}));
  return {markdown: staticBlock(markdownTable(shown, withIds)), names};
}

/**
 * @param text of the page
 * @param file for messages, relative to the project's root
 * @param tables of the page's version
 * @param version of the page
 * @param linkCell rewrites the links of the table, which have the form `/docs/how/search` in the facts
 * @returns the page, and the names that its tables define
 * @throws ContributorError if there is no such table or column, or if no row matches
 */
export function insertFactTables(
  text: string,
  file: string,
  {tables, version}: {tables: FactTables; version: Version},
  linkCell: (markdown: string) => string,
): {text: string; names: DefinedName[]} {
  const names: DefinedName[] = [];
  if (!text.includes('facts:')) return {text, names};
  const edits = requestsOf(text, file).map(({request, line, alone, indent, start, end}): Edit => {
    const fail: Fail = (found, expected) => {
      throw new ContributorError(`${file}:${line}: found ${found}, expected ${expected}.`);
    };
    if (!alone) fail('facts and other text on the line', 'only the comment on its line');
    const table = tableFor(request, {tables, version, file}, fail);
    names.push(...table.names);
    return {start, end, replacement: linkCell(table.markdown).replaceAll('\n', `\n${indent}`)};
  });
  return {text: editPage(text, edits), names};
}

/** Where a table comes from, and the page it is for. */
type Source = {tables: FactTables; version: Version; file: string};

function tableFor(request: string, {tables, version, file}: Source, fail: Fail): RenderedTable {
  const wanted = read(request, fail);
  if (wanted.ids && isMdx(file)) fail('"ids" in .mdx', 'a page in .md, whose tables can have ids');
  const facts = tables.get(wanted.name);
  if (!facts) {
    const names = [...tables.keys()].join(', ');
    return fail(`facts: ${wanted.name}`, `a table of ${TABLES_FOLDER}: ${names}`);
  }
  const unknown = wanted.columns?.find((column) => !facts.columns.includes(column));
  if (unknown !== undefined) {
    fail(`the column "${unknown}"`, `one of ${wanted.name}: ${facts.columns.join(', ')}`);
  }
  const ofRelease = wanted.where.some(([key]) => key === SINCE);
  const rendered = render(facts, wanted, (row, columns) =>
    cellsOf(ofRelease ? {...row, since: undefined} : row, columns, version, file),
  );
  return rendered.markdown === ''
    ? fail(`no row for "${request}"`, `a "where" that matches rows of ${wanted.name}`)
    : rendered;
}
