import {expect, it} from 'vitest';
import {cutQuery, LONGEST_QUERY, shortQuery} from './longest-query';

it('returns a query that is not too long unchanged', () => {
  for (const longest of ['', 'kafka', 'x'.repeat(LONGEST_QUERY), 'é'.repeat(LONGEST_QUERY / 2)]) {
    expect(cutQuery(longest)).toBe(longest);
  }
});

it('truncates a query that is too long, between characters', () => {
  expect(cutQuery('x'.repeat(8000))).toBe('x'.repeat(LONGEST_QUERY));
  expect(cutQuery(`x${'😀'.repeat(4000)}`)).toBe(`x${'😀'.repeat(499)}`);
});

it('produces URLs that servers accept', () => {
  expect(encodeURIComponent(cutQuery('😀'.repeat(4000))).length).toBeLessThanOrEqual(6000);
});

it('shows only the beginning of a long query', () => {
  expect(shortQuery('kafka')).toBe('kafka');
  expect(shortQuery('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});
