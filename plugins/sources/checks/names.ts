/** Checks the names in one module for duplicate fields. */
import type {Report} from '../../facts/report';
import type {PlacedField} from '../includes';

/**
 * @param report reports at an item of the config list
 * @param lineOf line of an item
 */
export function checkNames(
  placed: readonly PlacedField[],
  report: Report,
  lineOf: (item: number) => number,
): void {
  const first = new Map<string, number>();
  for (const {field, item} of placed) {
    const earlier = first.get(field.name);
    if (earlier === undefined) {
      first.set(field.name, item);
      continue;
    }
    const expected = `each field once; line ${lineOf(earlier)} already has it (use except to leave it out of an include)`;
    report([item], {found: field.name, expected});
  }
}
