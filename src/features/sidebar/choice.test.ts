/** What pressing a part of the sidebar does, and how long that lasts. */
import {expect, it} from 'vitest';
import {press, validChoice} from './choice';

const APIS = press('APIs', '/docs/quickstart', undefined);

it('the first press opens all groups of a part, the second closes them', () => {
  expect(APIS).toEqual({label: 'APIs', path: '/docs/quickstart', open: true});
  const second = press('APIs', '/docs/quickstart', APIS);
  expect(second.open).toBe(false);
  expect(press('APIs', '/docs/quickstart', second).open).toBe(true);
});

it('another part is open at once', () => {
  expect(press('Community', '/docs/quickstart', APIS)).toMatchObject({
    label: 'Community',
    open: true,
  });
});

it.each([
  ['the page it was made on', '/docs/quickstart', 'Start', true],
  ['a page of that part', '/docs/graphql', 'APIs', true],
  ['a page of another part', '/docs/slack', 'Community', false],
  ['a page of no part', '/docs/roadmap', undefined, false],
])('a choice on %s', (_, path, own, applies) => {
  expect(validChoice(APIS, path, own)).toEqual(applies ? APIS : undefined);
  expect(validChoice(undefined, path, own)).toBeUndefined();
});
