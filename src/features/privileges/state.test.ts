import {expect, it} from 'vitest';
import {LONGEST, readState, writeState} from './state';

it('the question and the role are in the URL', () => {
  const state = {question: 'delete a dataset & more', role: 'Editor'} as const;
  expect(readState(writeState(state, '?x=1'))).toEqual(state);
  expect(writeState(state, '?x=1')).toMatch(/^x=1&q=/);
  expect(writeState({question: '', role: undefined}, '?q=a&role=Admin&x=1')).toBe('x=1');
});

it('any URL is read', () => {
  expect(readState('?role=Owner')).toEqual({question: '', role: undefined});
  expect(readState(`?q=${'a'.repeat(8192)}`).question).toHaveLength(LONGEST);
});
