import {expect, it} from 'vitest';
import {PARTS} from './budgets';
import {benchOptions} from './options';

it('runs everything by default', () =>
  expect(benchOptions([])).toEqual({parts: PARTS, stock: true}));

it('runs the parts asked for, in its own order', () =>
  expect(benchOptions(['--only', 'dev,pages', '--only=build', '--no-stock'])).toEqual({
    parts: ['build', 'pages', 'dev'],
    stock: false,
  }));

it('names the parts it knows', () =>
  expect(() => benchOptions(['--only', 'page'])).toThrow(
    '--only knows build, pages, search, lighthouse, growth, dev, but not page.',
  ));
