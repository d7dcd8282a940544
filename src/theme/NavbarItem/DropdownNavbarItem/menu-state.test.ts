/** When a menu opens and closes, and where keys move the focus in it. */
import {describe, expect, it} from 'vitest';
import {entryAfterKey, type MenuEvent, type MenuState, nextMenuState} from './menu-state';

const after = (...events: MenuEvent[]): MenuState =>
  events.reduce<MenuState>(nextMenuState, 'closed');

describe('a menu', () => {
  it.each<[MenuState, MenuEvent[]]>([
    ['hovered', ['enter']],
    ['closed', ['enter', 'leave']],
    ['pinned', ['enter', 'press']],
    ['pinned', ['enter', 'press', 'leave']],
    ['closed', ['press', 'press']],
    ['pinned', ['press', 'enter', 'leave']],
    ['closed', ['press', 'dismiss']],
    ['closed', ['enter', 'dismiss', 'leave']],
    ['pinned', ['pin', 'pin']],
  ])('is %s after %j', (state, events) => {
    expect(after(...events)).toBe(state);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['x', 1, undefined],
  ])('%s moves from entry %i to %s', (key, index, expected) => {
    expect(entryAfterKey(key, index, 3)).toBe(expected);
  });
});
