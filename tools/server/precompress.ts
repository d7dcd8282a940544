/** Writes a .br and a .gz next to every larger text file of a build, for servers that send them as is. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';
import {CompressCache} from './compress-cache';
import {BEST_QUALITY, brotliQuality, isCompressible, MIN_BYTES, shellFiles} from './compression';

/** The result; sizes in bytes, elapsed time. */
type PrecompressStats = {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
  /** Files whose Brotli form was cached by an earlier build. */
  reused: number;
  seconds: number;
};

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/datahub-docs/compressed');

const THREAD = path.join(__dirname, 'compress-thread.mjs');

type Sizes = {brotliBytes: number; gzipBytes: number};

type TextFile = {name: string; file: string; size: number};

/** Text files worth compressing, largest first, so no thread is left with a large one at the end. */
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
 * Compresses the text files of a folder; existing results are overwritten.
 *
 * @param dir absolute path of a built site
 * @param options `cacheDir`: where slow results are cached between builds; `only`: files to compress, by their path in `dir`
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

  const threads = os.availableParallelism();
  const pool = new Tinypool({
    filename: THREAD,
    minThreads: threads,
    maxThreads: threads,
    execArgv: [],
  });
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {name, file, size} = next;
      const quality = brotliQuality(name, shell);
      let made: Buffer | undefined;
      if (quality === BEST_QUALITY) {
        const data = await fs.readFile(file);
        made = await cache.get(data, quality, async () =>
          Buffer.from((await pool.run({data, quality}, {name: 'brotli'})) as Uint8Array),
        );
      }
      const {brotliBytes, gzipBytes} = (await pool.run({file, quality, made})) as Sizes;
      stats.files += 1;
      stats.bytes += size;
      stats.brotliBytes += brotliBytes;
      stats.gzipBytes += gzipBytes;
    }
  };
  try {
    // More than there are threads, so that none waits for its next file.
    await Promise.all(Array.from({length: threads * 2}, worker));
  } finally {
    await pool.destroy();
  }
  await cache.prune();
  return {...stats, reused: cache.reused, seconds: (Date.now() - start) / 1000};
}
