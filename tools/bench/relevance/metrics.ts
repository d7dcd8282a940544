/** Ranking metrics, as defined in information retrieval. */

/** Results below this rank count as not found: readers look at one screen of them. */
export const DEPTH = 10;

/**
 * Returns the rank of the first correct result, from 1; undefined if none is among the first ten.
 *
 * @param found results of the engine, best first
 */
export function rankOfFirst(
  found: readonly string[],
  right: readonly string[],
): number | undefined {
  const index = found.slice(0, DEPTH).findIndex((page) => right.includes(page));
  return index < 0 ? undefined : index + 1;
}

/** Shares from 0 to 1. */
export type Scores = {
  /** Mean of 1 ÷ rank, where a query without a correct result counts as 0. */
  mrr: number;
  /** Share of queries whose first result is correct. */
  success1: number;
  /** Share of queries with a correct page among the first five results. */
  success5: number;
};

/** Names of the scores, in the order in which they are shown. */
export const SCORES = ['mrr', 'success1', 'success5'] as const satisfies (keyof Scores)[];

/**
 * Summarizes ranks.
 *
 * @param ranks of one query each; undefined if no result was correct
 * @throws Error if there are none
 */
export function scores(ranks: readonly (number | undefined)[]): Scores {
  if (ranks.length === 0) throw new Error('There are no queries to score.');
  const mean = (value: (rank: number) => number) =>
    ranks.reduce<number>((sum, rank) => sum + (rank === undefined ? 0 : value(rank)), 0) /
    ranks.length;
  return {
    mrr: mean((rank) => 1 / rank),
    success1: mean((rank) => (rank === 1 ? 1 : 0)),
    success5: mean((rank) => (rank <= 5 ? 1 : 0)),
  };
}
