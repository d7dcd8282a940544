import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../common/list-files';
import {tempDir} from '../common/testing/temp-dir';
import {type TreeFile, writeTree} from './assemble';

const files = (entries: Record<string, TreeFile>) => new Map(Object.entries(entries));

it('copies, writes, and removes files so that the folder contains exactly the given ones', () => {
  const source = tempDir({'a.md': 'A'});
  const target = tempDir({'old/gone.md': 'x', 'a.md': 'stale'});
  const tree = files({'a.md': {copyOf: path.join(source, 'a.md')}, 'sub/b.md': {text: 'B'}});
  expect(writeTree(target, tree)).toEqual({written: 2, removed: 1});
  expect(listFiles(target)).toEqual(['a.md', 'sub/b.md']);
  expect(fs.readFileSync(path.join(target, 'a.md'), 'utf8')).toBe('A');
  expect(fs.existsSync(path.join(target, 'old'))).toBe(false);
});

it("doesn't touch a file that is already the same", () => {
  const target = tempDir({'a.md': 'A'});
  const before = fs.statSync(path.join(target, 'a.md')).mtimeMs;
  expect(writeTree(target, files({'a.md': {text: 'A'}}))).toEqual({written: 0, removed: 0});
  expect(fs.statSync(path.join(target, 'a.md')).mtimeMs).toBe(before);
});
