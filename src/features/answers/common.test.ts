import {expect, it} from 'vitest';
import {common, commonDetails} from './common';
import type {Details, Fact} from './model/fact';

const field = (details: Details, kind: Fact['kind'] = 'field'): Fact => ({
  ...{kind, name: 'a_b', text: '', details},
  places: [{label: 'A', url: '/docs/a'}],
});

it('finds what all facts have', () => {
  const facts = [field({type: 'string', default: '1'}), field({type: 'string', default: '2'})];
  expect(common(facts, ({details}) => details?.type)).toBe('string');
  expect(common(facts, ({details}) => details?.default)).toBeUndefined();
  expect(commonDetails(facts)).toEqual([['type', 'string']]);
});

it('says that there is no default only if none of them has one', () => {
  expect(commonDetails([field({}), field({})])).toEqual([['default', null]]);
  expect(commonDetails([field({}), field({default: '1'})])).toEqual([]);
  expect(commonDetails([field({}, 'privilege')])).toEqual([]);
});
