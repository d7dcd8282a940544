import {expect, it} from 'vitest';
import {siteIndex} from './testing';

const {symbols, pages} = siteIndex();
const urlsOf = (key: string) => symbols.find(key).map(({page}) => pages[page]?.url);

it('finds a name by its letters only', () => {
  expect(urlsOf('searchacrossentities')).toEqual(['/docs/graphql/queries']);
});

it('finds a name by its full id if ids are included', () => {
  expect(symbols.find('snowflakestatefulingestionenabled')).toEqual([]);
  expect(symbols.find('snowflakestatefulingestionenabled', true)).toMatchObject([
    {name: 'stateful_ingestion.enabled', id: 'snowflake.stateful_ingestion.enabled'},
  ]);
});

it('finds a name once if its id is the same', () => {
  expect(symbols.find('authoidcenabled')).toHaveLength(1);
});

it('lists the names with a prefix, without the prefix itself', () => {
  expect(symbols.keysOfPrefix('searchacross')).toEqual([
    'searchacrossentities',
    'searchacrosslineage',
  ]);
  expect(symbols.keysOfPrefix('searchacrosslineage')).toEqual([]);
  expect(symbols.keysOfPrefix('zzz')).toEqual([]);
});
