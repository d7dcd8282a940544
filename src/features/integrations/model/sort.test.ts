import {expect, it} from 'vitest';
import {sorted} from './sort';
import {ALL} from './testing';

it.each([
  ['', ['brook', 'lake', 'otter', 'pond']],
  ['-name', ['pond', 'otter', 'lake', 'brook']],
  ['capabilities', ['brook', 'pond', 'lake', 'otter']],
  ['column-level-lineage', ['brook', 'lake', 'otter', 'pond']],
  ['descriptions', ['brook', 'pond', 'lake', 'otter']],
  ['nonsense', ['brook', 'lake', 'otter', 'pond']],
])('by "%s"', (sort, ids) => {
  expect(sorted(ALL.toReversed(), sort).map(({id}) => id)).toEqual(ids);
});
