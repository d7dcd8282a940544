/** The few statistics that the benchmark needs. */

/**
 * The value below which a share of the values lies, by the nearest rank.
 *
 * @param share from 0 (exclusive) to 1
 * @throws Error if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
