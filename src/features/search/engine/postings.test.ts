import {expect, it} from 'vitest';
import {readPages, writePages} from './postings';

it.each([[[]], [[0]], [[1599]], [[0, 1, 2, 3]], [[0, 7, 36, 1295, 1296, 50_000]]])(
  'reads the places %j as it wrote them',
  (pages) => {
    expect(readPages(writePages(pages))).toEqual(pages);
  },
);

it('spells distances, which are short where pages are close', () => {
  expect(writePages([1000, 1001, 1003])).toBe('rs 1 2');
});
