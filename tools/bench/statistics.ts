/** The few statistics that the benchmark needs. */

/**
 * Returns the percentile of the values, by nearest rank.
 *
 * @param share from 0 (exclusive) to 1
 * @throws Error if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new Error('There are no values to take a percentile of.');
  return value;
}

/** Returns the middle value; for an even number of values, the lower of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs a measurement several times, one after another. */
export async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}
