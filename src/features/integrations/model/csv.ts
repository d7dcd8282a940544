/** The capability matrix as CSV for spreadsheets (RFC 4180). */
import type {Integration, Notes} from '@site/src/features/integrations/model/types';
import {CAPABILITIES} from './vocabulary';
import {capabilityStatus} from './capability';

const quoted = (field: string) =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** @returns the rows as CSV */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const LABELS = {yes: 'Yes', no: 'No', unstated: ''} as const;

/**
 * @param label gives the label of a value such as `CERTIFIED`
 * @returns a header row, then a row for each source, in the order given; what isn't stated is empty
 */
export function matrixRows(
  sources: readonly Integration[],
  notes: Notes,
  label: (value: string) => string,
): string[][] {
  const head = ['Source', 'Platform type', 'Connection', 'Support level', ...CAPABILITIES];
  const lines = sources.map((one) => [
    one.name,
    one.types.join(', '),
    label(one.connection),
    one.support.map((level) => label(level)).join(', '),
    ...CAPABILITIES.map((name) => LABELS[capabilityStatus(notes[one.id]?.[name])]),
  ]);
  return [head, ...lines];
}
