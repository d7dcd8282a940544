/** No part of a long text is lost in an event. */
import {expect, it} from 'vitest';
import {eventValues} from './event-values';

it('leaves short values and other types unchanged', () => {
  const values = {page: '/docs', helpful: false, comment: '', count: 3};
  expect(eventValues(values)).toEqual(values);
});

it.each([100, 101, 1_950, 2_400])('splits %i characters into parts of 100', (length) => {
  const comment = 'abcdefghij'.repeat(240).slice(0, length);
  const parts = eventValues({comment}) ?? {};
  expect(Object.values(parts).join('')).toBe(comment);
  expect(Object.values(parts).every((part) => String(part).length <= 100)).toBe(true);
  expect(Object.keys(parts).slice(0, 2)).toEqual(
    length > 100 ? ['comment', 'comment_2'] : ['comment'],
  );
});

it("rejects text that doesn't fit in an event", () => {
  expect(eventValues({helpful: true, comment: 'x'.repeat(2_400)})).toBeDefined();
  expect(eventValues({helpful: true, comment: 'x'.repeat(2_401)})).toBeUndefined();
});
