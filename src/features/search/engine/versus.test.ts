import {expect, it} from 'vitest';
import {splitAtVersus} from './versus';

const split = (query: string) =>
  splitAtVersus(query.split(' ').map((text) => ({text}))).map((side) =>
    side.map(({text}) => text).join(' '),
  );

it.each([
  ['tags vs glossary terms', ['tags', 'glossary terms']],
  ['jaas versus oidc', ['jaas', 'oidc']],
  ['tags vs', ['tags']],
  ['a vs b vs c', ['a', 'b', 'c']],
  ['vs code', ['vs code']],
  ['developers vs code', ['developers vs code']],
  ['tags', ['tags']],
])('splits %s', (query, sides) => {
  expect(split(query)).toEqual(sides);
});
