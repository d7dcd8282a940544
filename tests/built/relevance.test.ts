/** The embedded search finds the right pages: the labeled queries of tests/search run against the built index. */
import {expect, it} from 'vitest';
import {scoresOf} from '../../tools/bench/relevance/evaluate';
import {evaluateOurs, HELD_OUT_TARGETS, TARGETS} from '../../tools/bench/relevance/evaluate-ours';
import {missesText, relevanceTable} from '../../tools/bench/relevance/table';
import {ROOT} from '../../plugins/common/root';
import {HELD_OUT_FOLDER} from '../../tools/bench/relevance/queries';
import {BUILD} from './site';

it('labeled queries meet the relevance targets', async () => {
  const {evaluation} = await evaluateOurs(ROOT, BUILD);
  console.log(relevanceTable([evaluation], TARGETS));

  // The report must show at a glance which queries to investigate.
  const misses = missesText(evaluation);
  const all = scoresOf(evaluation);
  const {mrr = 1, success1 = 1, success5 = 1} = TARGETS.all;
  expect.soft(all.mrr, `MRR@10\n${misses}`).toBeGreaterThanOrEqual(mrr);
  expect.soft(all.success1, 'success@1').toBeGreaterThanOrEqual(success1);
  expect.soft(all.success5, 'success@5').toBeGreaterThanOrEqual(success5);
  const typos = scoresOf(evaluation, 'typo').success5;
  expect.soft(typos, 'success@5 of typos').toBeGreaterThanOrEqual(TARGETS.typo?.success5 ?? 1);
});

it('held-out queries meet their targets', async () => {
  const {evaluation} = await evaluateOurs(ROOT, BUILD, HELD_OUT_FOLDER);
  // Without the misses: nothing may be tuned on them.
  console.log(relevanceTable([evaluation], HELD_OUT_TARGETS));
  const all = scoresOf(evaluation);
  const {mrr = 1, success1 = 1, success5 = 1} = HELD_OUT_TARGETS.all;
  expect.soft(all.mrr, 'MRR@10').toBeGreaterThanOrEqual(mrr);
  expect.soft(all.success1, 'success@1').toBeGreaterThanOrEqual(success1);
  expect.soft(all.success5, 'success@5').toBeGreaterThanOrEqual(success5);
});
