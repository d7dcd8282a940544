import {expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {readBuild} from './read-build';
import {buildFiles, builtSite} from './testing/built-site';

it('reads the pages of all versions, the latest first, and those outside the docs once', () => {
  const {versions, pages} = readBuild(builtSite());
  expect(versions).toEqual(['current', '2.0.0']);
  expect(pages.map(({url, versionName}) => [url, versionName])).toEqual([
    ['/docs/quickstart', 'current'],
    ['/docs/oidc', 'current'],
    ['/events', undefined],
    ['/docs/2.0.0/quickstart', '2.0.0'],
  ]);
  expect(pages[0]?.sections.map(({heading}) => heading)).toContain('Ports');
});

it('says what to do if there is no build', () => {
  expect(() => readBuild(tempDir())).toThrow(
    'There is nothing to publish in build/assets/search. Build first: npm run build',
  );
});

const FILE = 'build/assets/search/current/1a2b3c4d/text/1.json';

it.each([
  ['{"sections": [{"id": 1}]}', ['key:      sections.0.id', 'found:    1', 'expected: text']],
  ['{"sections"', ['JSON']],
])('names the file that does not have the expected format: %s', (text, told) => {
  const root = tempDir({...buildFiles(), [FILE]: text});
  for (const words of [FILE, 'npm run build', ...told])
    expect(() => readBuild(root)).toThrow(words);
});

it('names a missing text', () => {
  const files = Object.entries(buildFiles()).filter(([name]) => name !== FILE);
  expect(() => readBuild(tempDir(Object.fromEntries(files)))).toThrow(`${FILE} is missing`);
});
