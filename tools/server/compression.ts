/** Decides which files are compressed ahead of time, and at which quality. */
import path from 'node:path';

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

/** What many readers load as a whole, where 11 saves up to a third: styles, and the index and scripts of the search. */
const LOADED_BY_MANY = /\.css$|^assets\/js\/.*search|^assets\/search\/(?!.*\/(?:text|answers)\/)/i;

/** Quality for pages. 11 would save 13 %, at 60 times the CPU time, and nearly all of them change with every build. */
const HTML_QUALITY = 8;

/** Quality for everything else: scripts, data, and copies of single pages. 8 would save 1 %, at a third more CPU time. */
const OTHER_QUALITY = 6;

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
  if (shell.has(name) || LOADED_BY_MANY.test(name)) return BEST_QUALITY;
  return name.endsWith('.html') ? HTML_QUALITY : OTHER_QUALITY;
}
