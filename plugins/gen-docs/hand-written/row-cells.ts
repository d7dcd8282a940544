/** The cells of a row of facts, with release badges and former values for the page's version. */
import type {TableRow} from '../../reference';
import {formerWords, sinceMark} from '../../page-kit/marks';
import type {Version} from '../../releases/version';
import {inlineMark} from '../select';

/** A cell on one line, as a Markdown table requires. */
const oneLine = (cell: unknown): string => String(cell).trim().replace(/\s+/g, ' ');

/** The value of a cell before a release; empty if it never changed, or if the version has that value itself. */
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
 * @returns the cells with their former values, the first with the badge of a new row
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
