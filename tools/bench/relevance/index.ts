/** Part `relevance`: how often the search finds the right page, for our engine and others. */
import type {Browser} from '@playwright/test';
import {align} from '../align';
import type {FigureKey} from '../budgets';
import {attempt, type Figures} from '../figures';
import type {OtherEngine} from './engine';
import {miniSearch} from './engines/minisearch';
import {pagefind} from './engines/pagefind';
import {searchLocal} from './engines/search-local';
import {evaluate, type Evaluation, scoresOf} from './evaluate';
import {evaluateOurs, HELD_OUT_TARGETS, TARGETS} from './evaluate-ours';
import {HELD_OUT_FOLDER, type LabeledQuery} from './queries';
import {missesText, relevanceTable} from './table';

const KEYS: readonly FigureKey[] = [
  'relevanceMrr',
  'relevanceFirst',
  'relevanceFive',
  'relevanceTypos',
  'heldOutMrr',
  'heldOutFirst',
  'heldOutFive',
];

type Compared = {evaluations: Evaluation[]; sizes: [string, string][]; problems: string[]};

/** Creates, queries, and closes one engine after another; a failing one is reported in `problems`. */
async function compare(
  makers: Readonly<Record<string, () => Promise<OtherEngine>>>,
  queries: readonly LabeledQuery[],
): Promise<Compared> {
  const compared: Compared = {evaluations: [], sizes: [], problems: []};
  for (const [name, make] of Object.entries(makers)) {
    try {
      const engine = await make();
      try {
        compared.evaluations.push(await evaluate(engine, queries));
        compared.sizes.push([engine.name, `${(engine.firstResultBytes / 1000).toFixed(1)} kB`]);
      } finally {
        await engine.close();
      }
    } catch (error) {
      compared.problems.push(`Not compared, ${name}: ${String(error)}`);
    }
  }
  return compared;
}

/**
 * Measures relevance. The comparison is in the notes, because the table of figures has no columns for it.
 *
 * @param options `misses`: whether to list the queries whose first result is wrong
 */
export async function measureRelevance(
  figures: Figures,
  root: string,
  build: string,
  browser: Browser,
  {misses}: {misses: boolean},
): Promise<void> {
  await attempt(figures, 'ours', KEYS, async () => {
    const {pages, queries, evaluation} = await evaluateOurs(root, build);
    const all = scoresOf(evaluation);
    figures.set('ours', 'relevanceMrr', all.mrr);
    figures.set('ours', 'relevanceFirst', all.success1);
    figures.set('ours', 'relevanceFive', all.success5);
    figures.set('ours', 'relevanceTypos', scoresOf(evaluation, 'typo').success5);

    // Their misses are never listed: whoever reads them tunes on them.
    const heldOut = await evaluateOurs(root, build, HELD_OUT_FOLDER);
    const unseen = scoresOf(heldOut.evaluation);
    figures.set('ours', 'heldOutMrr', unseen.mrr);
    figures.set('ours', 'heldOutFirst', unseen.success1);
    figures.set('ours', 'heldOutFive', unseen.success5);

    const others = {
      Pagefind: () => pagefind(pages, browser),
      MiniSearch: () => miniSearch(build),
      'search-local': () => searchLocal(pages, browser),
    };
    const {evaluations, sizes, problems} = await compare(others, queries);
    figures.notes.push(
      `${relevanceTable([evaluation, ...evaluations], TARGETS)}\n`,
      `Held-out queries\n${relevanceTable([heldOut.evaluation], HELD_OUT_TARGETS)}\n`,
      ...align([['fetched until the first result, brotli', ''], ...sizes]),
      ...problems,
      ...(misses ? ['', missesText(evaluation)] : []),
      '',
    );
  });
}
