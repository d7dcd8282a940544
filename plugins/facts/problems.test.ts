import {expect, it} from 'vitest';
import {type Problem, ReferenceDataError, show} from './problems';

const problems = (count: number): Problem[] =>
  Array.from({length: count}, (_, i) => ({file: `${i}.yaml`, key: '', expected: 'more'}));

it('lists the first problems and counts the rest', () => {
  expect(new ReferenceDataError(problems(30)).message).not.toContain('and');
  const {message} = new ReferenceDataError(problems(32));
  expect(message).toMatch(/^32 problems in the reference facts:/);
  expect(message).toMatch(/29\.yaml\n {4}expected: more\n\n\.\.\. and 2 more, which may/);
});

it('shows a value as JSON, shortened', () => {
  expect([show('a'), show(null), show(undefined)]).toEqual(['"a"', 'null', undefined]);
  expect(show('long '.repeat(40))).toHaveLength(80);
});
