/** Compares how well engines find the right page, side by side. */
import {align} from '../align';
import {type Evaluation, kindsOf, scoresOf} from './evaluate';
import {type Scores, SCORES} from './metrics';
import type {LabeledQuery} from './queries';

const TITLES: Record<keyof Scores, string> = {
  mrr: 'MRR@10',
  success1: 'success@1',
  success5: 'success@5',
};

/** The minimum scores of the first engine: overall, or for queries of one kind. */
export type Targets = {all: Partial<Scores>} & Partial<
  Record<LabeledQuery['kind'], Partial<Scores>>
>;

const share = (value: number) => value.toFixed(3);

function targetText(target: number | undefined, reached: number): string {
  if (target === undefined) return '';
  return `≥ ${target} ${reached >= target ? 'ok' : 'MISS'}`;
}

/**
 * Returns a table for each score: a row for each kind of query and one for all, a column for each engine.
 *
 * @param evaluations of the same queries, ours first
 * @throws Error if there are no evaluations or no queries
 */
export function relevanceTable(evaluations: readonly Evaluation[], targets: Targets): string {
  const [ours] = evaluations;
  if (!ours) throw new Error('There is no engine to show.');
  const rows = [...kindsOf(ours.answers), 'all' as const];
  const blocks = SCORES.map((score) => [
    [TITLES[score], 'queries', ...evaluations.map(({name}) => name), 'target'],
    ...rows.map((row) => {
      const kind = row === 'all' ? undefined : row;
      const count = ours.answers.filter((answer) => !kind || answer.kind === kind).length;
      const reached = evaluations.map((evaluation) => scoresOf(evaluation, kind)[score]);
      const target = targetText(targets[row]?.[score], reached[0] ?? 0);
      return [row, String(count), ...reached.map(share), target];
    }),
  ]);
  const lines = align(blocks.flat());
  return blocks
    .map((block, i) => lines.slice(i * block.length, (i + 1) * block.length).join('\n'))
    .join('\n\n');
}

/** Lists the queries whose first result is wrong: what was expected, its rank, and what came first. */
export function missesText({name, answers}: Evaluation): string {
  const misses = answers.filter(({rank}) => rank !== 1);
  const rows = misses.map(({kind, query, rank, pages, found}) => [
    kind,
    query,
    rank === undefined ? 'not found' : `rank ${rank}`,
    `expected ${pages[0] ?? ''}`,
    `first was ${found[0] ?? 'nothing'}`,
  ]);
  return [`Wrong first results of ${name}: ${misses.length}`, ...align(rows)].join('\n');
}
