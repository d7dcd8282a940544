import {expect, it} from 'vitest';
import {siteIndex} from './testing';

const {symbols, pages} = siteIndex();
const urlsOf = (key: string) => symbols.find(key).map(({page}) => pages[page]?.url);

it('finds a name by its letters alone', () => {
  expect(urlsOf('searchacrossentities')).toEqual(['/docs/graphql/queries']);
});

it('finds a name by its whole id where it is asked for ids, too', () => {
  expect(symbols.find('snowflakestatefulingestionenabled')).toEqual([]);
  expect(symbols.find('snowflakestatefulingestionenabled', true)).toMatchObject([
    {name: 'stateful_ingestion.enabled', id: 'snowflake.stateful_ingestion.enabled'},
  ]);
});

it('finds a name once whose id says the same', () => {
  expect(symbols.find('authoidcenabled')).toHaveLength(1);
});

it('lists the names that begin alike, without the beginning itself', () => {
  expect(symbols.keysOfPrefix('searchacross')).toEqual([
    'searchacrossentities',
    'searchacrosslineage',
  ]);
  expect(symbols.keysOfPrefix('searchacrosslineage')).toEqual([]);
  expect(symbols.keysOfPrefix('zzz')).toEqual([]);
});
