/** Reads the tables that Docusaurus generates, for the loaders of this folder. */
import fs from 'node:fs';
import path from 'node:path';

/** What each route loads, by the route's key, `/docs/tags-3a0`: names of chunks, alone, in lists or in groups. */
export function chunkNamesByRoute(loader) {
  const file = path.join(path.dirname(loader.resourcePath), 'routesChunkNames.json');
  loader.addDependency(file);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
