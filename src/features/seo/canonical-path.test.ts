import {expect, it} from 'vitest';
import {canonicalPath} from './canonical-path';

const versions = [
  {path: '/docs', isLast: true},
  {path: '/docs/2.0.0', isLast: false},
];
const routes = [
  {path: '/about'},
  {
    path: '/docs',
    routes: [
      {path: '/docs/2.0.0', routes: [{path: '/docs/2.0.0/a'}, {path: '/docs/2.0.0/gone'}]},
      {path: '/docs', routes: [{path: '/docs/a'}, {path: '/docs/category/b'}]},
    ],
  },
  {path: '*'},
];

it.each([
  ['a page of the release', '/docs/2.0.0/a', '/docs/a'],
  ['a category of the release', '/docs/2.0.0/category/b', '/docs/category/b'],
  ['a page that the latest version lacks', '/docs/2.0.0/gone', undefined],
  ['a page of the latest version', '/docs/a', undefined],
  ['a page outside the docs', '/about', undefined],
])('%s', (_, pathname, counterpart) => {
  expect(canonicalPath(pathname, versions, routes)).toBe(counterpart);
});

it('does not mistake a group of routes for a page', () => {
  expect(canonicalPath('/docs/2.0.0/', versions, routes)).toBeUndefined();
});
