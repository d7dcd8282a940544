/** The capability matrix as a table that spreadsheets read (RFC 4180). */
import type {Integration, Notes} from '@site/src/features/integrations/model/types';
import {CAPABILITIES} from './vocabulary';
import {capabilityStatus} from './capability';

const quoted = (field: string) =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** @param rows fields line by line */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const WORDS = {yes: 'Yes', no: 'No', unstated: ''} as const;

/**
 * @param label words for values such as `CERTIFIED`
 * @returns a line of names, then one for each source, in the order given; what is not stated is empty
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
    ...CAPABILITIES.map((name) => WORDS[capabilityStatus(notes[one.id]?.[name])]),
  ]);
  return [head, ...lines];
}
