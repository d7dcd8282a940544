/** Three deployments in a row: what a tab of each can still load. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {keepAssets} from './keep';
import {sourceOf} from './sources';

const LONG = 'text that repeats itself. '.repeat(100);
const LIMITS = {days: 30, bytes: 1_000_000};
const build = (script: string) =>
  tempDir({'index.html': 'x', 'assets/js/same.js': 'same', [`assets/js/${script}.js`]: LONG});
const keep = (folder: string, from: string, today: string, limits = LIMITS) =>
  keepAssets(folder, sourceOf(from), today, limits);
const scripts = (folder: string) => listFiles(path.join(folder, 'assets/js'));

it('carries over the scripts of earlier builds, compressed, until they expire', async () => {
  const [first, second, third] = [build('one'), build('two'), build('three')];
  const result = await keep(second, first, '2026-03-01');
  expect(result).toEqual({files: 1, bytes: LONG.length, dropped: 0, gone: 0});
  expect(scripts(second)).toEqual(['one.js', 'one.js.br', 'one.js.gz', 'same.js', 'two.js']);
  expect(fs.readFileSync(path.join(second, 'assets/js/one.js'), 'utf8')).toBe(LONG);

  await keep(third, second, '2026-03-31');
  expect(scripts(third).filter((name) => name.endsWith('.js'))).toEqual([
    ...['one.js', 'same.js', 'three.js', 'two.js'],
  ]);
  const fourth = build('four');
  expect(await keep(fourth, third, '2026-04-01')).toMatchObject({files: 2, dropped: 1});
  expect(scripts(fourth)).not.toContain('one.js');
});

it('changes nothing if it is repeated', async () => {
  const [first, second] = [build('one'), build('two')];
  await keep(second, first, '2026-03-01');
  const once = listFiles(second).map((name) => [name, fs.readFileSync(path.join(second, name))]);
  await keep(second, first, '2026-03-01');
  expect(listFiles(second).map((name) => [name, fs.readFileSync(path.join(second, name))])).toEqual(
    once,
  );
});

it('says so if there is no such folder', () =>
  expect(keep(build('two'), '/nowhere/build', '2026-03-01')).rejects.toThrow(
    '--from /nowhere/build: there is no such folder.',
  ));
