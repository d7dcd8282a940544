/** Decides which files are compressed ahead of time, and at which quality. */
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

/** Smaller files fit into one network packet anyway. */
export const MIN_BYTES = 1024;

const TEXT = new Set(
  '.css .graphql .html .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml .yaml .yml'.split(
    ' ',
  ),
);

/** Whether a file benefits from compression; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return TEXT.has(path.extname(file).toLowerCase());
}

/** Quality for files that every reader loads: slow, and the result is cached (see compress-cache.ts). */
export const BEST_QUALITY = 11;

/**
 * Quality for files of one page. On docs pages, 11 would save 13 % of the HTML and 10 % of the scripts, at 60
 * times the CPU time (1.2 against 80 MB/s), and nearly all of it changes with every build.
 */
const PAGE_QUALITY = 8;

/** Scripts and index of the search, which each reader who searches loads as a whole: 11 saves a third of it. */
const SEARCH_DATA = /search/i;

/** Texts of single pages, and facts of a few names: a search loads some of them. */
const SEARCH_PART = /search\/.*\/(?:text|answers)\//;

/** Reference as data: programs load it, rarely, and 11 would take ten times as long as making it. */
const DATA = /^(?:reference|schemas)\//;

/** Copies of pages as Markdown, and all of them in one file: 30 MB that few clients ask for. */
const COPY = /\.md$|llms(?:-full)?\.txt$/;

/** For copies: 8 would save 3 % at half again the CPU time. */
const COPY_QUALITY = 5;

const SHELL_FILE = /\/(assets\/[\w.~/-]+\.(?:js|css))/g;

/**
 * Returns the scripts and styles of every page: those that the page without content references. Paths are relative to
 * the build.
 */
export function shellFiles(notFoundHtml: string): ReadonlySet<string> {
  return new Set([...notFoundHtml.matchAll(SHELL_FILE)].flatMap(([, file]) => file ?? []));
}

/**
 * Returns the Brotli quality for a file.
 *
 * @param name path in the build, with `/`
 */
export function brotliQuality(name: string, shell: ReadonlySet<string>): number {
  if (shell.has(name)) return BEST_QUALITY;
  if (COPY.test(name)) return COPY_QUALITY;
  const ofOnePage = ['.html', '.js'].includes(path.extname(name)) && !SEARCH_DATA.test(name);
  const isRarelyLoaded = SEARCH_PART.test(name) || DATA.test(name);
  return ofOnePage || isRarelyLoaded ? PAGE_QUALITY : BEST_QUALITY;
}

const brotliCompress = promisify(zlib.brotliCompress);
const gzipCompress = promisify(zlib.gzip);

/** Compresses in a thread of libuv's pool, so several calls use several cores. */
export function brotli(data: Buffer, quality: number): Promise<Buffer> {
  const {BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT} =
    zlib.constants;
  return brotliCompress(data, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/** Compresses for the few clients and hosts without Brotli. */
export function gzip(data: Buffer): Promise<Buffer> {
  return gzipCompress(data, {level: 9});
}
