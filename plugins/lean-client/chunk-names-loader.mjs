/**
 * Bundler loader of Docusaurus' `routesChunkNames.json`, the names of the chunks that each route loads: gives them short
 * names. Docusaurus names a chunk by eight digits of a hash, and every page carries all names three times. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
import fs from 'node:fs';
import path from 'node:path';
import {upstreamChanged} from '../common/upstream.mjs';

const FILE = 'routesChunkNames.json';
const SHORTEST = 4;
const HASH = /^[0-9a-f]{8}$/;

/** How many digits two neighbors in the sorted list of names begin with in common. */
function common(a, b) {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i;
}

/** Every name of a chunk in what Docusaurus' file says of the routes: alone, in lists, or in groups. */
function namesIn(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);
}

/**
 * What each route loads, by the route's key, `/docs/tags-3a0`, from the file beside the one a loader works on.
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
 * @returns {Map<string, string>} name → as many of its first digits as tell it apart; names that are no hash have no entry
 * @throws PatchError if no name is a hash
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
      // The bundler takes digits alone for a number, and keeps a table of such names.
      return [name, /\D/.test(short) ? short : `x${short}`];
    }),
  );
}

export default function chunkNamesLoader(source) {
  const short = shortNames(JSON.parse(source));
  return JSON.stringify(JSON.parse(source, (_, value) => short.get(value) ?? value));
}
