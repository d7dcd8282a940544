import {expect, it} from 'vitest';
import {versionOfPath} from './versions';

const NEXT = {name: 'current', label: 'Next', path: '/docs', isLast: true};
const FROZEN = {name: '2.0.0', label: '2.0.0', path: '/docs/2.0.0', isLast: false};

it.each([
  ['/docs/2.0.0/quickstart', FROZEN],
  ['/docs/2.0.0', FROZEN],
  ['/docs/2.0.01/quickstart', NEXT],
  ['/docs/quickstart', NEXT],
  ['/elsewhere', NEXT],
])('%s', (path, version) => {
  expect(versionOfPath(path, [NEXT, FROZEN])).toBe(version);
  expect(versionOfPath(path, [FROZEN, NEXT])).toBe(version);
});
