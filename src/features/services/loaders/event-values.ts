/**
 * Splits values of an event so that Google Analytics stores all of them: it silently truncates long text.
 *
 * Source: support.google.com/analytics/answer/9267744, collection limits
 */

/** Maximum characters of a value. */
const MAX_LENGTH = 100;
/** Maximum values of an event. */
const MAX_VALUES = 25;

type Values = Readonly<Record<string, unknown>>;

function partsOf(name: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'string' || value.length <= MAX_LENGTH) return [[name, value]];
  return Array.from({length: Math.ceil(value.length / MAX_LENGTH)}, (_, at) => [
    at === 0 ? name : `${name}_${at + 1}`,
    value.slice(at * MAX_LENGTH, (at + 1) * MAX_LENGTH),
  ]);
}

/** @returns the values, a long text as `name`, `name_2`, and so on; undefined if they don't fit in an event */
export function eventValues(values: Values): Values | undefined {
  const parts = Object.entries(values).flatMap(([name, value]) => partsOf(name, value));
  return parts.length > MAX_VALUES ? undefined : Object.fromEntries(parts);
}
