/** Weighs the search index of each version. */
import fs from 'node:fs';
import path from 'node:path';

/** A version and the bytes of its index in Brotli. */
type IndexSize = {version: string; bytes: number};

/**
 * The sizes, the largest first.
 *
 * @param build absolute path of a build
 * @throws Error if there is no index, or none in Brotli
 */
export function indexSizes(build: string): IndexSize[] {
  const folder = path.join(build, 'assets/search');
  const versions = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const sizes = versions.flatMap((version) => {
    const file = path.join(folder, version, 'index.json.br');
    return fs.existsSync(file) ? [{version, bytes: fs.statSync(file).size}] : [];
  });
  if (sizes.length === 0) throw new Error('the build has no assets/search/<version>/index.json.br');
  return sizes.sort((a, b) => b.bytes - a.bytes);
}
