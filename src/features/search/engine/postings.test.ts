import {expect, it} from 'vitest';
import {readPages, writePages} from './postings';

it.each([
  [[], []],
  [[0], [0]],
  [[1599], []],
  [
    [0, 1, 2, 3],
    [1, 3],
  ],
  [
    [0, 28, 57, 36_000 - 10_000],
    [28, 57],
  ],
])('reads the positions %j, of which %j are marked, as it wrote them', (pages, marked) => {
  expect(readPages(writePages(pages, new Set(marked)))).toEqual({pages, marked});
});

it('writes one character per page, which JSON doesn’t escape', () => {
  const pages = Array.from({length: 60}, (_, i) => (i * (i + 1)) / 2);
  const text = writePages(pages, new Set([3]));
  expect(text).toHaveLength(60);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

it('refuses a distance that no character encodes', () => {
  expect(() => writePages([30_000], new Set())).toThrow('a distance of 30000');
});
