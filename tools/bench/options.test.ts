import {expect, it} from 'vitest';
import {PARTS} from './budgets';
import {benchOptions} from './options';

it('runs everything by default', () =>
  expect(benchOptions([])).toEqual({parts: PARTS, stock: true, misses: false}));

it('runs the parts asked for, in its own order', () =>
  expect(benchOptions(['--only', 'dev,pages', '--only=build', '--no-stock'])).toEqual({
    parts: ['build', 'pages', 'dev'],
    stock: false,
    misses: false,
  }));

it('names the parts it knows', () =>
  expect(() => benchOptions(['--only', 'page'])).toThrow(
    '--only knows build, pages, search, relevance, lighthouse, growth, dev, but not page.',
  ));

it('lists the misses on request', () =>
  expect(benchOptions(['--only', 'relevance', '--misses'])).toEqual({
    parts: ['relevance'],
    stock: true,
    misses: true,
  }));
