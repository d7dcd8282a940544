/** Runs all labeled queries on an engine. */
import type {Engine} from './engine';
import {rankOfFirst, type Scores, scores} from './metrics';
import {KINDS, type LabeledQuery} from './queries';

/** The result of an engine for one query. */
type Answer = LabeledQuery & {
  found: readonly string[];
  /** Rank of the first correct page, if it is among the first ten. */
  rank: number | undefined;
};

/** The results of an engine for all of them. */
export type Evaluation = {name: string; answers: readonly Answer[]};

/** Runs one query after another. */
export async function evaluate(
  engine: Engine,
  queries: readonly LabeledQuery[],
): Promise<Evaluation> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const found = await engine.find(query.query);
    answers.push({...query, found, rank: rankOfFirst(found, query.pages)});
  }
  return {name: engine.name, answers};
}

/** Returns the scores of all queries, or of those of one kind. */
export function scoresOf({answers}: Evaluation, kind?: LabeledQuery['kind']): Scores {
  return scores(
    answers.filter((answer) => kind === undefined || answer.kind === kind).map(({rank}) => rank),
  );
}

/** Returns the kinds that occur, in the order in which they are shown. */
export function kindsOf(queries: readonly LabeledQuery[]): LabeledQuery['kind'][] {
  return KINDS.filter((kind) => queries.some((query) => query.kind === kind));
}
