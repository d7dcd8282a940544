import {describe, expect, it} from 'vitest';
import {readState, writeState} from './state';

const FULL =
  '?q=red+shift&type=database&type=data-lake&support=certified&sort=-name&view=matrix&compare=a,b';

describe('the state in the URL', () => {
  it('is read', () => {
    expect(readState(FULL)).toMatchObject({
      text: 'red shift',
      choice: {type: ['database', 'data-lake'], support: ['certified'], feature: []},
      sort: '-name',
      view: 'matrix',
      compare: ['a', 'b'],
    });
  });

  it.each(['', FULL, '?compare=a,b', '?view=cards&compare=a', '?view=matrix', '?view=compare'])(
    'survives being read and written: "%s"',
    (search) => expect(writeState(readState(search))).toBe(search),
  );

  it('ignores unknown values, duplicates, and blanks', () => {
    const state = readState('?view=map&type=database&type=database&compare=,&q=+');
    expect(writeState(state)).toBe('?type=database');
    expect(state.view).toBe('cards');
  });

  it('preserves the other parameters in the URL', () => {
    expect(writeState(readState(''), '?utm_source=x&q=old')).toBe('?utm_source=x');
  });
});

describe('the view', () => {
  it.each([
    ['', 'cards'],
    ['?compare=a,b', 'compare'],
    ['?view=cards&compare=a', 'cards'],
    ['?view=matrix&compare=a', 'matrix'],
  ])('of "%s" is %s', (search, view) => expect(readState(search).view).toBe(view));
});
