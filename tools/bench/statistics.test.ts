import {expect, it} from 'vitest';
import {median, percentile} from './statistics';

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
])('computes the median of %j', (values, expected) => expect(median(values)).toBe(expected));

it('uses the nearest rank', () => {
  const values = Array.from({length: 20}, (_, index) => 20 - index);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
});

it('throws if there are no values', () => expect(() => median([])).toThrow('no values'));
