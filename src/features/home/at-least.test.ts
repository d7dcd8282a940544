import {expect, it} from 'vitest';
import {atLeast} from './at-least';

it.each([
  [7, '7'],
  [40, '40+'],
  [44, '40+'],
  [587, '580+'],
])('%s is shown as %s', (count, text) => {
  expect(atLeast(count)).toBe(text);
});
