/** Converts tables to those of GitHub's Markdown, where a cell is one line. */
import {type HtmlElement, type HtmlNode} from '../tree';
import type {Context} from './context';
import {inline} from './inline';

const elementsIn = ({children}: HtmlElement, tags: readonly string[]): HtmlElement[] =>
  children.filter(
    (child): child is HtmlElement => typeof child !== 'string' && tags.includes(child.tag),
  );

function rowsOf(table: HtmlElement): {head: HtmlElement[]; body: HtmlElement[]} {
  const rows = (tags: readonly string[]) =>
    elementsIn(table, tags).flatMap((part) => elementsIn(part, ['tr']));
  const head = rows(['thead']);
  return {head, body: [...elementsIn(table, ['tr']), ...rows(['tbody', 'tfoot'])]};
}

/** Blocks in a cell, separated by spaces: Markdown has no line break there. */
const apart = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && /^(?:p|div|ul|ol|details|summary|section)$/.test(node.tag)
      ? [' ', {...node, children: apart(node.children)}, ' ']
      : [node],
  );

const cellText = (cell: HtmlElement, context: Context): string =>
  inline(apart(cell.children), context)
    .trim()
    .replace(/;$/, '')
    // The bar ends a cell even within code, unless there is a backslash before it.
    .replaceAll(/\\?\|/g, '\\|');

function rowLine(row: HtmlElement, columns: number, context: Context): string {
  const {id} = row.attributes;
  const inRow = id === undefined ? context : {...context, ids: [...context.ids, id]};
  const cells = elementsIn(row, ['td', 'th']).flatMap((cell) => {
    const span = Number(cell.attributes['colspan'] ?? 1);
    return [cellText(cell, inRow), ...Array.from({length: span - 1}, () => '')];
  });
  const missing = Array.from({length: Math.max(0, columns - cells.length)}, () => '');
  return `| ${[...cells, ...missing].join(' | ')} |`;
}

const width = (row: HtmlElement): number =>
  elementsIn(row, ['td', 'th']).reduce(
    (sum, {attributes}) => sum + Number(attributes['colspan'] ?? 1),
    0,
  );

/** @returns the lines of a table; one without a head gets an empty one, which Markdown needs */
export function table(element: HtmlElement, context: Context): string[] {
  const {head, body} = rowsOf(element);
  const columns = Math.max(0, ...[...head, ...body].map(width));
  const [first, ...others] = head;
  const heading = first
    ? rowLine(first, columns, context)
    : `|${Array.from({length: columns}, () => '  |').join('')}`;
  const line = `|${Array.from({length: columns}, () => ' --- |').join('')}`;
  const rows = [...others, ...body].map((row) => rowLine(row, columns, context));
  return columns === 0 ? [] : [heading, line, ...rows];
}
