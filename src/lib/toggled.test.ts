import {expect, it} from 'vitest';
import {toggled} from './toggled';

it('adds what is not there, and takes out what is', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
