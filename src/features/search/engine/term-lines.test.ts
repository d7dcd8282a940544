import {expect, it} from 'vitest';
import {readTerms, writeTerms} from './term-lines';

it.each([
  [[]],
  [['a']],
  [['data', 'datahub', 'dataset', 'zoo']],
  [['x'.repeat(50), 'x'.repeat(60)]],
])('reads the terms %j as it wrote them', (terms) => {
  expect(readTerms(writeTerms(terms))).toEqual(terms);
});

it('writes only the letters that a term doesn’t share with the one before', () => {
  expect(writeTerms(['data', 'datahub', 'dataset'])).toBe('0data\n4hub\n4set');
});
