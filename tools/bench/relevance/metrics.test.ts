import {expect, it} from 'vitest';
import {rankOfFirst, scores} from './metrics';

const eleven = Array.from({length: 11}, (_, i) => `p${i + 1}`);

it('uses the rank of the first correct page, whichever it is', () => {
  expect(rankOfFirst(['a', 'b', 'c'], ['c', 'b'])).toBe(2);
  expect(rankOfFirst(eleven, ['p10'])).toBe(10);
});

it('has no rank for what is missing or below the tenth place', () => {
  expect(rankOfFirst(['a'], ['b'])).toBeUndefined();
  expect(rankOfFirst([], ['b'])).toBeUndefined();
  expect(rankOfFirst(eleven, ['p11'])).toBeUndefined();
});

it('computes mean reciprocal rank and success', () => {
  expect(scores([1, 2, 5, undefined])).toEqual({mrr: 0.425, success1: 0.25, success5: 0.75});
  expect(scores([1, 10])).toEqual({mrr: 0.55, success1: 0.5, success5: 0.5});
});

it('does not score an empty set', () => expect(() => scores([])).toThrow('no queries'));
