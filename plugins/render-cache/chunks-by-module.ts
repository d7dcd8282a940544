/** Finds out which chunks of the server's bundle a page consists of. Part of that bundle. */

/** An entry of Docusaurus' registry: how to load a module of a route, and by what name a page reports that it did. */
type Entry = readonly [load: () => unknown, module: string, ...rest: unknown[]];

/** How the bundler compiles `import()`: of a chunk, or of a module that is in the bundle's main file. */
const CHUNK = /__webpack_require__\.e\((?:\/\*.*?\*\/)?\s*"([^"]+)"\)/g;
const IN_MAIN_FILE = /^\(\)\s*=>\s*Promise\.resolve\(/;

function chunksLoadedBy(load: () => unknown): string[] {
  const source = String(load);
  const chunks = [...source.matchAll(CHUNK)].flatMap(([, chunk]) => chunk ?? []);
  if (chunks.length > 0 || IN_MAIN_FILE.test(source)) return chunks;
  throw new Error(
    [
      'The patch render-cache no longer fits the bundler, which compiles import() differently.',
      'Expected: () => __webpack_require__.e("ID")…',
      `Found:    ${source}`,
      'To build without it, set PATCHES_OFF=render-cache; plugins/PATCHES.md explains what it is for and how to drop it.',
    ].join('\n'),
  );
}

/**
 * @param registry the table of everything that a route can load
 * @returns ids of the chunks by the name of a module
 * @throws Error if the bundler compiles `import()` in another way
 */
export function chunksByModule(registry: Readonly<Record<string, Entry>>): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const [load, module] of Object.values(registry)) {
    chunks.set(module, [...(chunks.get(module) ?? []), ...chunksLoadedBy(load)]);
  }
  return chunks;
}
