import {describe, expect, it} from 'vitest';
import {isSearchShortcut, keysOn} from './shortcuts';

const press = (key: string, held: Partial<Parameters<typeof isSearchShortcut>[0]> = {}) => ({
  ...{key, ctrlKey: false, metaKey: false, altKey: false},
  ...{isComposing: false, defaultPrevented: false},
  ...held,
});

const COMMANDS = [
  press('k', {ctrlKey: true}),
  press('K', {ctrlKey: true}),
  press('k', {metaKey: true}),
];

describe('isSearchShortcut', () => {
  it('recognizes the shortcuts', () => {
    const presses = [press('/'), ...COMMANDS];
    expect(presses.map((one) => isSearchShortcut(one, false))).toEqual([true, true, true, true]);
  });

  it('leaves the slash to a text field, but not the other shortcuts', () => {
    const presses = [press('/'), ...COMMANDS];
    expect(presses.map((one) => isSearchShortcut(one, true))).toEqual([false, true, true, true]);
  });

  it('ignores other keys', () => {
    const presses = [
      press('k'),
      press('/', {ctrlKey: true}),
      press('k', {ctrlKey: true, altKey: true}),
      press('/', {isComposing: true}),
      press('/', {defaultPrevented: true}),
    ];
    expect(presses.map((one) => isSearchShortcut(one, false))).toEqual(presses.map(() => false));
  });
});

it('writes the keys the way the platform does', () => {
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(keysOn)).toEqual([
    '⌘K',
    '⌘K',
    'Ctrl K',
    'Ctrl K',
  ]);
});
