import {expect, it} from 'vitest';
import type {ScoredHit} from '../engine/search';
import {mergeFound} from './merge';

const hit = (url: string, score: number): ScoredHit => ({
  ...{url, score, title: [{text: url}], breadcrumbs: [], section: 'Features'},
  ...{excerpt: [], parts: []},
});

const LATEST = {
  hits: [hit('/docs/a', 10), hit('/docs/b', 2)],
  count: 2,
  sections: [{name: 'Features', count: 2}],
};
const NEXT = {
  hits: [hit('/docs/next/a', 10), hit('/docs/next/b', 9)],
  count: 4,
  sections: [
    {name: 'Deploy', count: 3},
    {name: 'Features', count: 1},
  ],
};

it('sorts hits by their points, with the first index first among equals', () => {
  const {hits} = mergeFound([LATEST, NEXT], 10);
  expect(hits.map(({url}) => url)).toEqual(['/docs/a', '/docs/next/a', '/docs/next/b', '/docs/b']);
});

it('limits the hits, but counts all', () => {
  const {hits, count} = mergeFound([LATEST, NEXT], 1);
  expect(hits.map(({url}) => url)).toEqual(['/docs/a']);
  expect(count).toBe(6);
});

it('adds up sections, and sorts them by size, then by name', () => {
  expect(mergeFound([LATEST, NEXT], 1).sections).toEqual([
    {name: 'Deploy', count: 3},
    {name: 'Features', count: 3},
  ]);
});

it('returns no hits without results', () => {
  const none = {hits: [], count: 0, sections: []};
  expect(mergeFound([none, none], 10)).toEqual(none);
});
