import {expect, it} from 'vitest';
import {lowerBound} from './sorted';

const WORDS = ['airflow', 'kafka', 's3'];

it.each([
  ['airflow', 0],
  ['b', 1],
  ['kafka', 1],
  ['kafka connect', 2],
  ['zebra', 3],
  ['', 0],
])('finds the position of “%s”', (word, place) => {
  expect(lowerBound(WORDS, word)).toBe(place);
});

it('returns the start of an empty list', () => {
  expect(lowerBound([], 'kafka')).toBe(0);
});
