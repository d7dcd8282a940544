import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {readNames, writeNames} from './names';

const NAMES = new Map([
  [
    'graphql/objects.md',
    [
      {name: 'Access', id: 'access'},
      {name: 'roles', id: 'access.roles'},
    ],
  ],
  ['cli.md', [{name: 'put', id: 'put'}]],
]);

it('reads the names of a version that it wrote, and none if there are none', () => {
  const folder = tempDir();
  writeNames(folder, NAMES);
  const names = readNames(folder);
  expect([...names.keys()]).toEqual(['cli.md', 'graphql/objects.md']);
  expect(names.get('graphql/objects.md')?.get('access.roles')).toBe('roles');
  expect(readNames(tempDir()).size).toBe(0);
});

it("doesn't touch a file that is the same", () => {
  const folder = tempDir();
  writeNames(folder, NAMES);
  const before = fs.statSync(path.join(folder, 'names.json')).mtimeMs;
  writeNames(folder, NAMES);
  expect(fs.statSync(path.join(folder, 'names.json')).mtimeMs).toBe(before);
});
