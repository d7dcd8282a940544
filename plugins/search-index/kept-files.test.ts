import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {keptFiles} from './kept-files';

const FOLDER = 'node_modules/.cache/search-index';

const making = (text: string) => vi.fn(() => new Map([['index.json', text]]));

it('makes the files of an index once, and again after a change', () => {
  const site = tempDir();
  const [first, second, third] = [making('one'), making('two'), making('three')];
  expect(keptFiles(site, '3.0.0', 'a', first)).toEqual(first());
  expect(keptFiles(site, '3.0.0', 'a', second)).toEqual(first());
  expect(second).not.toHaveBeenCalled();
  expect(keptFiles(site, '3.0.0', 'b', third)).toEqual(third());
});

it('keeps one index for each version', () => {
  const site = tempDir();
  keptFiles(site, '3.0.0', 'a', making('one'));
  keptFiles(site, '2.0.0', 'a', making('two'));
  expect(keptFiles(site, '3.0.0', 'a', making('other')).get('index.json')).toBe('one');
  expect(fs.readdirSync(path.join(site, FOLDER))).toEqual(['2.0.0.json', '3.0.0.json']);
});

it('makes them again if the file is damaged', () => {
  const site = tempDir({[`${FOLDER}/3.0.0.json`]: '{"hash": "a", "fi'});
  expect(keptFiles(site, '3.0.0', 'a', making('one')).get('index.json')).toBe('one');
});
