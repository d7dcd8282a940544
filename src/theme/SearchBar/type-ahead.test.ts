import {expect, it} from 'vitest';
import {textAfter} from './type-ahead';

const press = (key: string, held = {}) => ({
  ...{key, ctrlKey: false, metaKey: false, altKey: false},
  ...held,
});

it.each([
  ['a letter', press('f'), 'kaf'],
  ['a capital', press('F'), 'kaF'],
  ['a space', press(' '), 'ka '],
  ['a character beyond the first 65,536', press('🙂'), 'ka🙂'],
  ['Backspace', press('Backspace'), 'k'],
])('takes %s', (_, key, text) => {
  expect(textAfter('ka', key)).toBe(text);
});

it.each([
  ['Tab', press('Tab')],
  ['Escape', press('Escape')],
  ['Shift', press('Shift')],
  ['a command', press('r', {ctrlKey: true})],
])('leaves %s alone', (_, key) => {
  expect(textAfter('ka', key)).toBeUndefined();
});
