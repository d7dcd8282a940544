import {expect, it} from 'vitest';
import {LONGEST, readState, writeState} from './state';

it('the operation and a changed query are in the URL', () => {
  const state = {operation: 'Query.me', query: '{ me { corpUser { urn } } } # & more'};
  expect(readState(writeState(state, '?x=1'))).toEqual(state);
  expect(writeState(state, '?x=1')).toMatch(/^x=1&op=/);
  expect(writeState({operation: undefined, query: undefined}, '?op=a&query=b&x=1')).toBe('x=1');
});

it('mutations and long queries are left out', () => {
  for (const query of ['mutation { a }', '# one\n# two\n  mutation m { a }', 'a'.repeat(5000)]) {
    expect(writeState({operation: 'a', query}, '')).toBe('op=a');
  }
});

it('any URL is read', () => {
  expect(readState('')).toEqual({operation: undefined, query: undefined});
  expect(readState(`?query=${'a'.repeat(8192)}`).query).toHaveLength(LONGEST);
});
