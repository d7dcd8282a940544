/** Measures the search index of each version. */
import fs from 'node:fs';
import path from 'node:path';
import {builtFolders} from '../../../plugins/search-index/built';

/** A version and the size of its index in bytes, compressed with Brotli. */
type IndexSize = {version: string; bytes: number};

/**
 * Returns the sizes, largest first.
 *
 * @param build absolute path of a build
 * @throws Error if there is no index, or none in Brotli
 */
export function indexSizes(build: string): IndexSize[] {
  const sizes = [...builtFolders(build)].flatMap(([version, folder]) => {
    const file = path.join(build, folder, 'index.json.br');
    return fs.existsSync(file) ? [{version, bytes: fs.statSync(file).size}] : [];
  });
  if (sizes.length === 0)
    throw new Error('the build has no assets/search/<version>/<hash>/index.json.br');
  return sizes.sort((a, b) => b.bytes - a.bytes);
}
