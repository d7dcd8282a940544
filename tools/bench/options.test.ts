import {expect, it} from 'vitest';
import {PATCHES} from '../../src/lib/patches';
import {PARTS} from './budgets/types';
import {benchOptions, runsOf} from './options';

const DEFAULTS = {
  ...{parts: PARTS, stock: true, runs: undefined, misses: false},
  ...{patches: [], peers: false, scale: []},
};

it('runs everything by default', () => expect(benchOptions([])).toEqual(DEFAULTS));

it('runs the requested parts, in its own order', () =>
  expect(benchOptions(['--only', 'dev,pages', '--only=build', '--no-stock'])).toEqual({
    ...DEFAULTS,
    parts: ['build', 'pages', 'dev'],
    stock: false,
  }));

it('lists the known parts', () =>
  expect(() => benchOptions(['--only', 'page'])).toThrow(
    '--only accepts build, load, pages, interaction, search, relevance, lighthouse, growth, dev, but not page.',
  ));

it('lists the misses on request', () =>
  expect(benchOptions(['--only', 'relevance', '--misses'])).toEqual({
    ...DEFAULTS,
    parts: ['relevance'],
    misses: true,
  }));

it('accepts names of patches, or all, which means each one and all together', () => {
  expect(benchOptions(['--patches', 'no-prism,key-order']).patches).toEqual([
    'no-prism',
    'key-order',
  ]);
  expect(benchOptions(['--patches', 'all']).patches).toEqual([...PATCHES, 'all']);
  expect(() => benchOptions(['--patches', 'no-such'])).toThrow('no-such');
});

it('measures five times what is quick, and once what takes minutes, unless told otherwise', () => {
  expect([runsOf('pages', benchOptions([])), runsOf('build', benchOptions([]))]).toEqual([5, 1]);
  const three = benchOptions(['--runs', '3']);
  expect([runsOf('pages', three), runsOf('build', three)]).toEqual([3, 3]);
  expect(() => benchOptions(['--runs', 'few'])).toThrow(
    '--runs accepts whole numbers from 1, but not few.',
  );
});

it('reads multiples of the number of pages, and the request for other generators', () => {
  expect(benchOptions(['--scale', '1,2,4']).scale).toEqual([1, 2, 4]);
  expect(() => benchOptions(['--scale', '1,0'])).toThrow('--scale accepts whole numbers from 1');
  expect(benchOptions(['--peers']).peers).toBe(true);
});
