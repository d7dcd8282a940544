import {expect, it} from 'vitest';
import {keepOptions} from './options';

it('keeps 30 days and 500 MB in build/ by default', () =>
  expect(keepOptions(['--from', 'old'])).toEqual({
    from: 'old',
    into: 'build',
    days: 30,
    megabytes: 500,
  }));

it('requires the location of the deployed build', () =>
  expect(() => keepOptions([])).toThrow('Say where the deployed build is'));

it.each(['-1', '1.5', 'many'])('rejects %s days', (days) =>
  expect(() => keepOptions(['--from', 'old', `--days=${days}`])).toThrow(
    `--days must be a whole number, not "${days}".`,
  ),
);
