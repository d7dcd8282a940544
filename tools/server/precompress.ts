/** Writes a .br and a .gz beside every larger text file of a build, for servers that send them as they are. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {CompressCache} from './compress-cache';
import {
  BEST_QUALITY,
  brotli,
  brotliQuality,
  gzip,
  isCompressible,
  MIN_BYTES,
  shellFiles,
} from './compression';

/** What was done; sizes in bytes, the time by the clock. */
type PrecompressStats = {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
  /** Files whose Brotli form was kept from an earlier build. */
  reused: number;
  seconds: number;
};

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/datahub-docs/compressed');

type TextFile = {name: string; file: string; size: number};

/** Text files worth compressing, the largest first, so that no thread is left with a large one at the end. */
async function textFiles(dir: string, only?: ReadonlySet<string>): Promise<TextFile[]> {
  const names = await fs.readdir(dir, {recursive: true});
  const found: TextFile[] = [];
  for (const name of names.filter(isCompressible)) {
    const file = path.join(dir, name);
    if (only && !only.has(name.replaceAll(path.sep, '/'))) continue;
    const stats = await fs.stat(file);
    if (!stats.isFile() || stats.size < MIN_BYTES) continue;
    found.push({name: name.replaceAll(path.sep, '/'), file, size: stats.size});
  }
  return found.sort((a, b) => b.size - a.size);
}

/**
 * Compresses the text files of a folder; what is there already is overwritten.
 *
 * @param dir absolute path of a built site
 * @param options `cacheDir`: where slow results are kept between builds; `only`: files to do, by their path in `dir`
 */
export async function precompress(
  dir: string,
  {cacheDir = CACHE, only}: {cacheDir?: string; only?: ReadonlySet<string>} = {},
): Promise<PrecompressStats> {
  const start = Date.now();
  const stats = {files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0};
  const cache = new CompressCache(cacheDir);
  const queue = await textFiles(dir, only);
  const shell = shellFiles(await fs.readFile(path.join(dir, '404.html'), 'utf8').catch(() => ''));

  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {name, file, size} = next;
      const data = await fs.readFile(file);
      const quality = brotliQuality(name, shell);
      const make = () => brotli(data, quality);
      const br = quality === BEST_QUALITY ? await cache.get(data, quality, make) : await make();
      const gz = await gzip(data);
      await fs.writeFile(`${file}.br`, br);
      await fs.writeFile(`${file}.gz`, gz);
      stats.files += 1;
      stats.bytes += size;
      stats.brotliBytes += br.length;
      stats.gzipBytes += gz.length;
    }
  };
  // One more than cores: while one reads or writes, another compresses.
  await Promise.all(Array.from({length: os.availableParallelism() + 1}, worker));
  await cache.prune();
  return {...stats, reused: cache.reused, seconds: (Date.now() - start) / 1000};
}
