import {expect, it} from 'vitest';
import {readState, writeState} from './state';

it('is read as it was written, and other parameters stay', () => {
  const state = {
    source: 'bigquery',
    version: '9.9.9',
    start: 'low-cost',
    choices: {'profiling.enabled': 'true', 'sink.type': 'file'},
  };
  const search = writeState(state, 'q=1');
  expect(new URLSearchParams(search).get('q')).toBe('1');
  expect(readState(search)).toEqual(state);
});

it.each([
  '',
  'source=',
  `source=${'%3Cb%3E'.repeat(1200)}&set=${'a:b '.repeat(2000)}`,
  'set=:::%20a&version=%00',
  'set=__proto__:x',
])('reads %j without harm', (search) => {
  const {source, version, start, choices} = readState(search);
  expect({source, version, start}).toEqual({source: 'snowflake', version: 'next', start: ''});
  expect(Object.keys(choices).length).toBeLessThan(2);
});
