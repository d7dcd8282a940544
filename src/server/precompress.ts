/** Writes a .br and a .gz beside every larger text file of a build, for servers that send them as they are. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {CompressCache} from './compress-cache';
import {brotli, brotliQuality, gzip, isCompressible, MIN_BYTES} from './compression';

/** What was done; sizes in bytes, the time by the clock. */
export type PrecompressStats = {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
  /** Files whose Brotli form was kept from an earlier build. */
  reused: number;
  seconds: number;
};

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/datahub-docs/compressed');

/** Brotli at this quality takes longer than looking the result up. */
const SLOW_QUALITY = 10;

type TextFile = {file: string; size: number};

/** Text files worth compressing, the largest first, so that no thread is left with a large one at the end. */
async function textFiles(dir: string): Promise<TextFile[]> {
  const names = await fs.readdir(dir, {recursive: true});
  const found: TextFile[] = [];
  for (const file of names.filter(isCompressible).map((name) => path.join(dir, name))) {
    const stats = await fs.stat(file);
    if (stats.isFile() && stats.size >= MIN_BYTES) found.push({file, size: stats.size});
  }
  return found.sort((a, b) => b.size - a.size);
}

/**
 * Compresses the text files of a folder; what is there already is written anew.
 *
 * @param dir absolute path of a built site
 * @param options `cacheDir`: where slow results are kept between builds
 */
export async function precompress(
  dir: string,
  {cacheDir = CACHE}: {cacheDir?: string} = {},
): Promise<PrecompressStats> {
  const start = Date.now();
  const stats = {files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0};
  const cache = new CompressCache(cacheDir);
  const queue = await textFiles(dir);

  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {file, size} = next;
      const data = await fs.readFile(file);
      const quality = brotliQuality(file);
      const make = () => brotli(data, quality);
      const br = quality < SLOW_QUALITY ? await make() : await cache.get(data, quality, make);
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
