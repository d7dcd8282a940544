/** Formats values with their units. */
import type {Unit} from './budgets/types';

const DIGITS: Record<Unit, number> = {
  kB: 1,
  B: 0,
  MB: 1,
  GB: 2,
  s: 1,
  ms: 0,
  '/s': 0,
  '×': 2,
  '': 2,
};

function number(value: number, unit: Unit): string {
  return value.toFixed(Number.isInteger(value) ? 0 : DIGITS[unit]);
}

/** Returns a value with its unit. */
export function amount(value: number, unit: Unit): string {
  if (unit === '') return number(value, unit);
  return unit === '×' || unit === '/s'
    ? number(value, unit) + unit
    : `${number(value, unit)} ${unit}`;
}

/** Returns the smallest and largest of several values, and how many there are; nothing for a single one. */
export function spread(values: readonly number[], unit: Unit): string {
  if (values.length < 2) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)].map((one) => number(one, unit));
  return least === most ? `${values.length} alike` : `${least}–${most} of ${values.length}`;
}
