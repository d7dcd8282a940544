import {describe, expect, it} from 'vitest';
import {readState, sameQuestion, writeState} from './url-state';

const VERSIONS = [
  {name: 'current', isLast: true},
  {name: '2.0.0', isLast: false},
];
const FIRST = {query: 'kafka', version: 'current', section: '', show: 20};

const read = (search: string) => readState(search, VERSIONS);

describe('readState', () => {
  it.each([
    ['', {...FIRST, query: ''}],
    ['?q=%20+', {...FIRST, query: ''}],
    ['?q=+kafka+', FIRST],
    [`?q=${'x'.repeat(3000)}`, {...FIRST, query: 'x'.repeat(2000)}],
    ['?q=a%26b+%23c%2F%C3%A9', {...FIRST, query: 'a&b #c/é'}],
    ['?q=kafka&version=2.0.0', {...FIRST, version: '2.0.0'}],
    ['?q=kafka&version=all', {...FIRST, version: 'all'}],
    ['?q=kafka&section=APIs+%26+SDKs', {...FIRST, section: 'APIs & SDKs'}],
    ['?q=kafka&show=40', {...FIRST, show: 40}],
  ])('%s', (search, state) => {
    expect(read(search)).toEqual(state);
  });

  it.each(['?q=kafka&version=0.9.0', '?q=kafka&version=', '?q=kafka&version=current'])(
    'uses the latest version for %s',
    (search) => {
      expect(read(search)).toEqual(FIRST);
    },
  );

  it.each([
    ['-3', 20],
    ['0', 20],
    ['x', 20],
    ['Infinity', 500],
    ['1e9', 500],
    ['21', 40],
    ['40.5', 60],
  ])('show=%s shows %i pages', (text, show) => {
    expect(read(`?q=kafka&show=${text}`).show).toBe(show);
  });
});

describe('writeState', () => {
  it.each([
    [{...FIRST, query: ''}, ''],
    [FIRST, '?q=kafka'],
    [
      {query: 'a&b #c=é', version: '2.0.0', section: 'APIs & SDKs', show: 60},
      '?q=a%26b+%23c%3D%C3%A9&version=2.0.0&section=APIs+%26+SDKs&show=60',
    ],
    [{...FIRST, version: 'all'}, '?q=kafka&version=all'],
  ])('%o', (state, search) => {
    expect(writeState(state, VERSIONS)).toBe(search);
    expect(read(search)).toEqual(state);
  });
});

it('distinguishes a new query from more results of the same one', () => {
  expect(sameQuestion(FIRST, {...FIRST, show: 60})).toBe(true);
  for (const change of [{query: 'k'}, {version: 'all'}, {section: 'Learn'}]) {
    expect(sameQuestion(FIRST, {...FIRST, ...change})).toBe(false);
  }
});
