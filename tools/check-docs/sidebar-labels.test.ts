/** The groups of the sidebar: each label says what it leads to. */
import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {isBare} from './bare-labels';

type Group = {label: string; depth: number};

function groupsIn(items: unknown, depth = 1): Group[] {
  if (!Array.isArray(items)) return [];
  return (items as {type: string; label: string; items?: unknown}[])
    .filter(({type}) => type === 'category')
    .flatMap(({label, items: inner}) => [{label, depth}, ...groupsIn(inner, depth + 1)]);
}

const GROUPS = Object.values(sidebars).flatMap((items) => groupsIn(items));

it('a label makes sense outside its group', () => {
  expect(GROUPS.length).toBeGreaterThan(30);
  expect(GROUPS.map(({label}) => label).filter(isBare)).toEqual([]);
});

it('no two groups have the same label', () => {
  const labels = GROUPS.map(({label}) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

it('groups are nested three deep at most', () => {
  expect(GROUPS.filter(({depth}) => depth > 3)).toEqual([]);
});
