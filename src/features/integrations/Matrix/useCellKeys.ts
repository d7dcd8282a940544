/** Makes the cells of the matrix a single tab stop, within which the arrow keys move. */
import {type FocusEvent, type KeyboardEvent, type RefObject, useEffect} from 'react';

const CELL = 'button[data-capability]';

/** Columns and rows to move by. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function makeTabStop(box: Element, cell: HTMLElement): void {
  box.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`).forEach((one) => (one.tabIndex = -1));
  cell.tabIndex = 0;
}

/** Returns the next button in a direction; cells without a statement are skipped. */
function neighbor(cell: Element, [across, down]: readonly [number, number]): HTMLElement | null {
  const td = cell.closest('td');
  const table = cell.closest('table');
  if (!td || !table) return null;
  let row = table.rows.item((td.parentElement as HTMLTableRowElement).rowIndex + down);
  let column = td.cellIndex + across;
  while (row) {
    const next = row.cells.item(column);
    if (!next) return null;
    const found = next.querySelector<HTMLElement>(CELL);
    if (found) return found;
    row = down === 0 ? row : table.rows.item(row.rowIndex + down);
    column += across;
  }
  return null;
}

/**
 * @param box element around the table
 * @param rows what the table shows; when they change, the tab stop may have to move
 * @returns handlers for the table
 */
export function useCellKeys(box: RefObject<HTMLElement | null>, rows: unknown) {
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(CELL);
    if (first && !box.current?.querySelector(`${CELL}[tabindex="0"]`)) first.tabIndex = 0;
  }, [box, rows]);

  const onFocus = ({target}: FocusEvent<HTMLElement>) => {
    if (box.current && target.matches(CELL)) makeTabStop(box.current, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof Element) || !event.target.matches(CELL)) return;
    event.preventDefault();
    neighbor(event.target, step)?.focus();
  };
  return {onFocus, onKeyDown};
}
