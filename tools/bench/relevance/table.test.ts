import {expect, it} from 'vitest';
import {evaluate} from './evaluate';
import type {LabeledQuery} from './queries';
import {missesText, relevanceTable} from './table';

const QUERIES: readonly LabeledQuery[] = [
  {query: 'tags', kind: 'word', pages: ['tags', 'api/tags']},
  {query: 'tgas', kind: 'typo', pages: ['tags']},
  {query: 'xyz', kind: 'typo', pages: ['docs/xyz']},
];

const engine = (name: string, answers: Record<string, string[]>) => ({
  name,
  find: async (query: string) => answers[query] ?? [],
});

const ours = () => evaluate(engine('ours', {tags: ['api/tags'], tgas: ['toast', 'tags']}), QUERIES);

it('shows the scores of each kind, and whether ours reach the targets', async () => {
  const other = await evaluate(engine('other', {tags: ['x', 'tags']}), QUERIES);
  const targets = {all: {mrr: 0.5, success1: 0.9}, typo: {success5: 0.95}};
  expect(relevanceTable([await ours(), other], targets)).toMatchInlineSnapshot(`
    "MRR@10     queries  ours   other  target
    word       1        1.000  0.500
    typo       2        0.250  0.000
    all        3        0.500  0.167  ≥ 0.5 ok

    success@1  queries  ours   other  target
    word       1        1.000  0.000
    typo       2        0.000  0.000
    all        3        0.333  0.000  ≥ 0.9 MISS

    success@5  queries  ours   other  target
    word       1        1.000  1.000
    typo       2        0.500  0.000  ≥ 0.95 MISS
    all        3        0.667  0.333"
  `);
});

it('lists the queries whose first result is wrong', async () => {
  expect(missesText(await ours())).toMatchInlineSnapshot(`
    "Wrong first results of ours: 2
    typo  tgas  rank 2     expected tags      first was toast
    typo  xyz   not found  expected docs/xyz  first was nothing"
  `);
});
