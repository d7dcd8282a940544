/** The figures of a ranking, as the field of information retrieval defines them. */

/** Results below this rank count as not found: readers look at one screen of them. */
export const DEPTH = 10;

/**
 * The rank of the first right answer, counted from 1; undefined if none is among the first ten.
 *
 * @param found what the engine answered, the best first
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
  /** Mean of 1 ÷ rank, where a query without a right answer counts as 0. */
  mrr: number;
  /** Share of the queries whose first result is right. */
  success1: number;
  /** Share of the queries with a right answer among the first five results. */
  success5: number;
};

/** Names of the scores, in the order in which they are shown. */
export const SCORES = ['mrr', 'success1', 'success5'] as const satisfies (keyof Scores)[];

/**
 * Sums ranks up.
 *
 * @param ranks of one query each; undefined where no answer was right
 * @throws Error if there are none: a mean of nothing says nothing
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
