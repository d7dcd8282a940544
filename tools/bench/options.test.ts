import {expect, it} from 'vitest';
import {PATCHES} from '../../src/lib/patches';
import {PARTS} from './budgets';
import {benchOptions} from './options';

it('runs everything by default', () =>
  expect(benchOptions([])).toEqual({parts: PARTS, stock: true, misses: false, patches: []}));

it('runs the requested parts, in its own order', () =>
  expect(benchOptions(['--only', 'dev,pages', '--only=build', '--no-stock'])).toEqual({
    parts: ['build', 'pages', 'dev'],
    stock: false,
    misses: false,
    patches: [],
  }));

it('lists the known parts', () =>
  expect(() => benchOptions(['--only', 'page'])).toThrow(
    '--only accepts build, load, pages, search, relevance, lighthouse, growth, dev, but not page.',
  ));

it('lists the misses on request', () =>
  expect(benchOptions(['--only', 'relevance', '--misses'])).toEqual({
    parts: ['relevance'],
    stock: true,
    misses: true,
    patches: [],
  }));

it('accepts names of patches, or all, which means each one and all together', () => {
  expect(benchOptions(['--patches', 'no-prism,key-order']).patches).toEqual([
    'no-prism',
    'key-order',
  ]);
  expect(benchOptions(['--patches', 'all']).patches).toEqual([...PATCHES, 'all']);
  expect(() => benchOptions(['--patches', 'no-such'])).toThrow('no-such');
});
