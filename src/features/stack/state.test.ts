import {expect, it} from 'vitest';
import {nameOf, readState, writeState} from './state';

it('the choice is in the URL', () => {
  const state = {
    run: ['snowflake', 'dbt'],
    wants: ['profiles'] as const,
    env: 'DEV',
    instances: {snowflake: 'warehouse_eu'},
  };
  const search = writeState(state, '?x=1');
  expect(readState(search)).toEqual(state);
  expect(search).toMatch(/^x=1&run=/);
  expect(writeState(readState(''), search)).toBe('x=1');
});

it('instances of systems that are gone leave the URL', () => {
  const state = {...readState(''), run: ['dbt'], instances: {snowflake: 'eu'}};
  expect(writeState(state, '')).toBe('run=dbt');
});

it('any URL is read', () => {
  const junk = '<b>"('.repeat(1600);
  const search = `?${new URLSearchParams({run: junk, want: junk, env: junk, instances: junk})}`;
  expect(readState(search)).toEqual({run: [], wants: [], env: 'PROD', instances: {}});
  const many = Array.from({length: 900}, (_, i) => `s${i}`).join(',');
  expect(readState(`?run=${many}`).run).toHaveLength(30);
  expect(readState('?instances=a:b:c,d,e:').instances).toEqual({a: 'b'});
});

it('a name is typed as it is written in URNs', () => {
  expect(nameOf('Ware house/EU')).toBe('Ware_house_EU');
  expect(nameOf('a'.repeat(99))).toHaveLength(60);
});
