import {expect, it} from 'vitest';
import {readPages, writePages} from './postings';

it.each([[[]], [[0]], [[1599]], [[0, 1, 2, 3]], [[0, 7, 36, 1295, 1296, 50_000]]])(
  'parses the positions %j as it wrote them',
  (pages) => {
    expect(readPages(writePages(pages))).toEqual(pages);
  },
);

it('encodes distances, which are short if positions are close together', () => {
  expect(writePages([1000, 1001, 1003])).toBe('rs 1 2');
});
