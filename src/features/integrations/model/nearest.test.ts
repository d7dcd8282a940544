import {expect, it} from 'vitest';
import {nearest} from './nearest';
import {ALL, BROOK, LAKE, POND} from './testing';

it.each([
  ['ponds', [POND]],
  ['brok', [BROOK]],
  ['resevoir', [LAKE]],
  ['xyz', []],
  ['', []],
])('"%s"', (text, expected) => expect(nearest(ALL, text)).toEqual(expected));

it('returns no more than the limit', () => {
  expect(nearest([POND, {...POND, id: 'pond2'}], 'pond', 1)).toHaveLength(1);
});
