import {expect, it} from 'vitest';
import {cutQuery, LONGEST_QUERY, shortQuery} from './longest-query';

it('keeps a query that is not too long', () => {
  for (const longest of ['', 'kafka', 'x'.repeat(LONGEST_QUERY), 'é'.repeat(LONGEST_QUERY / 2)]) {
    expect(cutQuery(longest)).toBe(longest);
  }
});

it('cuts one that is, between characters', () => {
  expect(cutQuery('x'.repeat(8000))).toBe('x'.repeat(LONGEST_QUERY));
  expect(cutQuery(`x${'😀'.repeat(4000)}`)).toBe(`x${'😀'.repeat(499)}`);
});

it('makes addresses that servers take', () => {
  expect(encodeURIComponent(cutQuery('😀'.repeat(4000))).length).toBeLessThanOrEqual(6000);
});

it('names a long query by its beginning', () => {
  expect(shortQuery('kafka')).toBe('kafka');
  expect(shortQuery('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});
