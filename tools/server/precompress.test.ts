import fs from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {CompressCache} from './compress-cache';
import {precompress} from './precompress';

const LONG = 'text that repeats itself. '.repeat(100);

let dir: string;
let cacheDir: string;
const read = (name: string) => fs.readFile(path.join(dir, name));

beforeEach(() => {
  cacheDir = tempDir();
  dir = tempDir({
    'docs/a.html': `<p>${LONG}`,
    '404.html': '<script src=/assets/js/a.js defer></script>',
    'assets/js/a.js': `"${LONG}"`,
    'small.txt': 'short',
    'photo.png': LONG,
  });
});

it('writes only both forms of each larger text file', async () => {
  const stats = await precompress(dir, {cacheDir});
  const names = (await fs.readdir(dir, {recursive: true})).filter((name) => /\.\w+$/.test(name));
  expect(names.sort()).toEqual([
    '404.html',
    'assets/js/a.js',
    'assets/js/a.js.br',
    'assets/js/a.js.gz',
    'docs/a.html',
    'docs/a.html.br',
    'docs/a.html.gz',
    'photo.png',
    'small.txt',
  ]);
  expect(stats).toMatchObject({files: 2, reused: 0});
  expect(stats.bytes).toBeGreaterThan(stats.gzipBytes);
});

it('is lossless', async () => {
  await precompress(dir, {cacheDir});
  expect(brotliDecompressSync(await read('docs/a.html.br')).toString()).toBe(`<p>${LONG}`);
  expect(gunzipSync(await read('assets/js/a.js.gz')).toString()).toBe(`"${LONG}"`);
});

it('caches slow results for the next build, and creates new ones for new content', async () => {
  await precompress(dir, {cacheDir});
  const first = await read('assets/js/a.js.br');
  expect(await precompress(dir, {cacheDir})).toMatchObject({reused: 1});
  expect(await read('assets/js/a.js.br')).toEqual(first);

  await fs.writeFile(path.join(dir, 'assets/js/a.js'), `"${LONG}!"`);
  expect(await precompress(dir, {cacheDir})).toMatchObject({reused: 0});
  expect(brotliDecompressSync(await read('assets/js/a.js.br')).toString()).toBe(`"${LONG}!"`);
});

it('drops results that no build has used for two weeks', async () => {
  await precompress(dir, {cacheDir});
  const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
  const cache = new CompressCache(cacheDir);
  await cache.prune(days(13));
  expect(await fs.readdir(cacheDir)).toHaveLength(1);
  await cache.prune(days(15));
  expect(await fs.readdir(cacheDir)).toEqual([]);
});

it('compresses files with the same content once, even at the same time', async () => {
  const cache = new CompressCache(cacheDir);
  const data = Buffer.from(LONG);
  let made = 0;
  const make = async () => Buffer.from(`made ${(made += 1)}`);
  const results = await Promise.all([1, 2, 3].map(() => cache.get(data, 11, make)));
  expect(results.map(String)).toEqual(['made 1', 'made 1', 'made 1']);
});
