/** Runs all labeled queries on our engine, for the benchmark and for the test of its targets. */
import {BUDGETS} from '../budgets';
import {ours} from './engines/ours';
import {evaluate, type Evaluation} from './evaluate';
import {type BuiltPage, nextPages, otherVersions} from './pages';
import {type LabeledQuery, readQueries} from './queries';
import type {Targets} from './table';

/** The budgets of the queries that the ranking may be tuned on, by kind and score. */
export const TARGETS: Targets = {
  all: {
    mrr: BUDGETS.relevanceMrr.limit,
    success1: BUDGETS.relevanceFirst.limit,
    success5: BUDGETS.relevanceFive.limit,
  },
  typo: {success5: BUDGETS.relevanceTypos.limit},
};

/** The budgets of the held-out queries. */
export const HELD_OUT_TARGETS: Targets = {
  all: {
    mrr: BUDGETS.heldOutMrr.limit,
    success1: BUDGETS.heldOutFirst.limit,
    success5: BUDGETS.heldOutFive.limit,
  },
};

/**
 * Runs labeled queries on our engine.
 *
 * @param root absolute path of the project, which has the queries
 * @param build absolute path of a build, which has the pages and the index
 * @param folder of the queries, relative to the root
 * @throws ContributorError if a query names a page that the build lacks; Error if there is no build
 */
export async function evaluateOurs(
  root: string,
  build: string,
  folder?: string,
): Promise<{pages: readonly BuiltPage[]; queries: LabeledQuery[]; evaluation: Evaluation}> {
  const pages = nextPages(build, otherVersions(root));
  const queries = readQueries(
    root,
    pages.map(({path}) => path),
    folder,
  );
  return {pages, queries, evaluation: await evaluate(ours(build), queries)};
}
