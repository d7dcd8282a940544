import {expect, it} from 'vitest';
import {LONGEST, readState, type State, writeState} from './state';

const NOTHING: State = {
  ...{entity: '', aspect: '', question: '', traits: [], since: '', view: 'list'},
};

it('the state is in the URL', () => {
  const state: State = {
    ...{entity: 'dataset', aspect: 'ownership', question: 'a & b'},
    ...{traits: ['timeseries', 'patch'], since: 'next', view: 'graph'},
  };
  const search = writeState(state, '?x=1');
  expect(search).toMatch(/^x=1&entity=dataset&aspect=ownership&q=/);
  expect(search).toContain('only=timeseries,patch');
  expect(readState(search)).toEqual(state);
  expect(writeState(NOTHING, search)).toBe('x=1');
  expect(writeState({...NOTHING, aspect: 'ownership'}, '')).toBe('');
});

it('any URL is read', () => {
  const junk = 'a('.repeat(4096);
  expect(readState(`?entity=${junk}&q=${junk}&only=${junk}&view=x`)).toEqual({
    ...{...NOTHING, entity: junk.slice(0, LONGEST)},
    question: junk.slice(0, LONGEST),
  });
});
