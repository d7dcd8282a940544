/** The cells of a row of facts, with what its page's version has to say about releases. */
import type {TableRow} from '../../reference';
import {formerWords, sinceMark} from '../../page-kit/marks';
import type {Version} from '../../releases/version';
import {inlineMark} from '../select';

/** A cell on one line, as a table in Markdown needs it. */
const oneLine = (cell: unknown): string => String(cell).trim().replace(/\s+/g, ' ');

/** What a cell was before a release; empty where it never changed, and in versions that had it so themselves. */
function formerNotes({before}: TableRow, column: string, version: Version): string {
  return version
    .changes(before)
    .filter(({former}) => former[column] !== undefined)
    .map(({badge, former}) => {
      return ` <span class="ref-note">${formerWords(badge)}: ${oneLine(former[column])}</span>`;
    })
    .join('');
}

/**
 * @param columns to show
 * @param version of the page
 * @param file of the page: its extension decides how HTML is written
 * @returns the cells, the first with the badge of what is new, each with what it was before
 */
export function cellsOf(
  row: TableRow,
  columns: readonly string[],
  version: Version,
  file: string,
): string[] {
  return columns.map((column, i) => {
    const badge = i === 0 ? sinceMark(version.badge(row.since)) : '';
    const marks = badge + formerNotes(row, column, version);
    return oneLine(row.values[column]) + inlineMark(marks, file);
  });
}
