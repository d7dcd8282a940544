import {expect, it} from 'vitest';
import {colorRule} from '.';

it('contains the colors of the settings', () =>
  expect(colorRule({backgroundColor: '#0b1f2a', textColor: 'white'})).toBe(
    '.theme-announcement-bar {background-color: #0b1f2a; color: white;}\n',
  ));

it.each([undefined, {}])('is empty without colors', (bar) => expect(colorRule(bar)).toBe(''));
