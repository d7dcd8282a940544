import {expect, it} from 'vitest';
import {SHARED_PACKAGES} from './chunk-url-plugin';

const nameOf = (...names: (string | undefined)[]) =>
  SHARED_PACKAGES.name(
    undefined,
    names.map((name) => ({name})),
  );

it('gives shared packages a short name by the chunks that share them', () => {
  expect(nameOf('2a', '1b')).toMatch(/^v[0-9a-f]{6}$/);
  expect(nameOf('2a', '1b')).toBe(nameOf('1b', '2a'));
  expect(nameOf('2a', '1b')).not.toBe(nameOf('2a'));
});

it('leaves those of chunks without a name to the bundler, which would otherwise put them all together', () => {
  expect(nameOf(undefined)).toBeUndefined();
  expect(nameOf('2a', undefined)).toBeUndefined();
});
