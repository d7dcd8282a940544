import {expect, it} from 'vitest';
import {isPlainClick} from './plain-click';

const click = {button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false};

it('accepts only the main button', () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({...click, button: 1})).toBe(false);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    expect(isPlainClick({...click, [key]: true})).toBe(false);
  },
);
