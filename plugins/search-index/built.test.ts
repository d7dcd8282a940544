import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {builtFolders} from './built';

it('finds the folder of each version', () => {
  const build = tempDir({
    'assets/search/current/aaaa1111/index.json': '{}',
    'assets/search/2.0.0/bbbb2222/text/0.json': '{}',
  });
  expect(Object.fromEntries(builtFolders(build))).toEqual({
    current: 'assets/search/current/aaaa1111',
    '2.0.0': 'assets/search/2.0.0/bbbb2222',
  });
});

it('finds none without a build', () => {
  expect([...builtFolders(tempDir())]).toEqual([]);
});

it('reports a version with two folders, and what to do', () => {
  const build = tempDir({
    'assets/search/current/aaaa1111/index.json': '{}',
    'assets/search/current/bbbb2222/index.json': '{}',
  });
  expect(() => builtFolders(build)).toThrow(
    'assets/search/current of the build contains several indexes: aaaa1111, bbbb2222. Build again: npm run build',
  );
});
