import {expect, it} from 'vitest';
import {readState, writeState} from './state';

it('source, purposes, and version are in the URL', () => {
  const state = {source: 'snowflake', chosen: ['Data Profiling', 'a.b'], version: '1'};
  const search = writeState(state, '?x=1');
  expect(search).toBe('x=1&source=snowflake&for=Data+Profiling%2Ca.b&version=1');
  expect(readState(search)).toEqual(state);
  const none = {source: undefined, chosen: undefined, version: undefined};
  expect(writeState(none, search)).toBe('x=1');
});

it('nothing is something else than the default', () => {
  const nothing = {source: 'kafka', chosen: [], version: undefined};
  expect(readState(writeState(nothing, ''))).toEqual(nothing);
});

it('any URL is read', () => {
  expect(readState(`?source=${'a'.repeat(8192)}&for=,,&version=`)).toEqual({
    source: 'a'.repeat(2000),
    chosen: [],
    version: undefined,
  });
});
