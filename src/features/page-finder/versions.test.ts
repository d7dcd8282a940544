import {expect, it} from 'vitest';
import {versionOfPath} from './versions';

const NEXT = {name: 'current', label: 'Next', path: '/docs', isLast: true};
const FROZEN = {name: '0.15.0', label: '0.15.0', path: '/docs/0.15.0', isLast: false};

it.each([
  ['/docs/0.15.0/quickstart', FROZEN],
  ['/docs/0.15.0', FROZEN],
  ['/docs/0.15.01/quickstart', NEXT],
  ['/docs/quickstart', NEXT],
  ['/elsewhere', NEXT],
])('%s', (path, version) => {
  expect(versionOfPath(path, [NEXT, FROZEN])).toBe(version);
  expect(versionOfPath(path, [FROZEN, NEXT])).toBe(version);
});
