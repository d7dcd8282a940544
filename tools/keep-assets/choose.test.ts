import {expect, it} from 'vitest';
import {chooseAssets} from './choose';

const TODAY = '2026-03-31';
const ALL = {days: 30, bytes: 1_000};

const earlier = (files: Record<string, [size: number, left: string]>) =>
  Object.fromEntries(Object.entries(files).map(([name, [size, left]]) => [name, {size, left}]));

it('keeps files of the deployed build that the new one lacks, from today on', () =>
  expect(
    chooseAssets(
      new Set(['assets/same.js']),
      {current: {'assets/same.js': 5, 'assets/old.js': 7}, earlier: {}},
      TODAY,
      ALL,
    ),
  ).toEqual({kept: {'assets/old.js': {size: 7, left: TODAY}}, dropped: 0}));

it('keeps files that were already carried over from the day they were removed, and drops them after the last day', () =>
  expect(
    chooseAssets(
      new Set(),
      {
        current: {},
        earlier: earlier({'assets/a.js': [1, '2026-03-01'], 'assets/b.js': [1, '2026-02-28']}),
      },
      TODAY,
      ALL,
    ),
  ).toEqual({kept: earlier({'assets/a.js': [1, '2026-03-01']}), dropped: 1}));

it('does not keep what the new build has again', () =>
  expect(
    chooseAssets(
      new Set(['assets/a.js']),
      {current: {}, earlier: earlier({'assets/a.js': [1, '2026-03-01']})},
      TODAY,
      ALL,
    ),
  ).toEqual({kept: {}, dropped: 0}));

it('drops the oldest first if there is too much', () =>
  expect(
    chooseAssets(
      new Set(),
      {
        current: {'assets/new.js': 600},
        earlier: earlier({
          'assets/b.js': [400, '2026-03-02'],
          'assets/a.js': [400, '2026-03-02'],
          'assets/old.js': [1, '2026-03-01'],
        }),
      },
      TODAY,
      ALL,
    ),
  ).toEqual({
    kept: earlier({'assets/new.js': [600, TODAY], 'assets/a.js': [400, '2026-03-02']}),
    dropped: 2,
  }));
