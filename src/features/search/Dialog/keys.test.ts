import {expect, it} from 'vitest';
import {actionOf, moved} from './keys';

const NONE = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};
const press = (key: string, more: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({...NONE, key, keyCode: 0, isComposing: false, ...more});

it('moves through the list with the arrow keys', () => {
  expect(press('ArrowDown')).toEqual({type: 'move', step: 1});
  expect(press('ArrowUp')).toEqual({type: 'move', step: -1});
});

it('opens an entry with Enter, elsewhere with a modifier', () => {
  expect(press('Enter')).toEqual({type: 'open', elsewhere: false});
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(press('Enter', {[modifier]: true})).toEqual({type: 'open', elsewhere: true});
});

it.each([
  ['Home', {}],
  ['End', {}],
  ['a', {}],
  ['Tab', {}],
  ['ArrowUp', {shiftKey: true}],
  ['ArrowDown', {metaKey: true}],
  ['Enter', {altKey: true}],
])('leaves %s with %o to the field', (key, more) => expect(press(key, more)).toBeUndefined());

it('leaves keys to an input method', () => {
  expect(press('Enter', {isComposing: true})).toBeUndefined();
  expect(press('ArrowDown', {isComposing: true})).toBeUndefined();
  // Safari ends the composition before it reports the Enter key that ended it.
  expect(press('Enter', {keyCode: 229})).toBeUndefined();
});

it('wraps around', () => {
  expect([moved(0, 1, 3), moved(2, 1, 3), moved(0, -1, 3), moved(0, 1, 1)]).toEqual([1, 0, 2, 0]);
});
