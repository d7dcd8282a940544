/**
 * Bundler loader of Docusaurus' `routesChunkNames.json`, the names of the chunks that each route loads: shortens the
 * names. Docusaurus names a chunk by eight digits of a hash, and every page includes all names three times. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
import fs from 'node:fs';
import path from 'node:path';
import {upstreamChanged} from '../common/upstream.mjs';

const FILE = 'routesChunkNames.json';
const SHORTEST = 4;
const HASH = /^[0-9a-f]{8}$/;

/** Length of the common prefix of two neighbors in the sorted list of names. */
function common(a, b) {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i;
}

/** Every chunk name in Docusaurus' file about the routes: single, in lists, or in groups. */
function namesIn(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);
}

/**
 * What each route loads, by the route's key, such as `/docs/tags-3a0`, from the file beside the one that a loader
 * processes.
 *
 * @returns {Record<string, unknown>}
 */
export function chunkNamesByRoute(loader) {
  const file = path.join(path.dirname(loader.resourcePath), FILE);
  loader.addDependency(file);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/**
 * @param routes what each route loads
 * @returns {Map<string, string>} name → its shortest unique prefix; names that aren't hashes have no entry
 * @throws PatchError if none of the names is a hash
 */
export function shortNames(routes) {
  const sorted = [...new Set(namesIn(routes))].filter((name) => HASH.test(name)).sort();
  if (sorted.length === 0) {
    throw upstreamChanged(
      {patch: 'chunk-names', package: '@docusaurus/core', file: `${FILE}, which it generates`},
      'names of chunks that are hashes of eight digits',
      'none',
    );
  }
  return new Map(
    sorted.map((name, i) => {
      const shared = Math.max(common(name, sorted[i - 1] ?? ''), common(name, sorted[i + 1] ?? ''));
      const short = name.slice(0, Math.max(SHORTEST, shared + 1));
      // The bundler treats a name of only digits as a number, and adds a table of such names.
      return [name, /\D/.test(short) ? short : `x${short}`];
    }),
  );
}

export default function chunkNamesLoader(source) {
  const short = shortNames(JSON.parse(source));
  return JSON.stringify(JSON.parse(source, (_, value) => short.get(value) ?? value));
}
