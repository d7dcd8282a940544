/**
 * Keeps the files of each version's index for the next build, because making them takes some seconds of CPU time, and
 * released versions rarely change. `npm run clear` removes them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../common/write-whole';
import type {IndexFiles} from './files';

const FOLDER = 'node_modules/.cache/search-index';

type Kept = {hash: string; files: [path: string, text: string][]};

function keptAt(file: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  } catch {
    // If the file is missing or damaged, the index is made again.
    return undefined;
  }
}

/**
 * @param siteDir folder of the site
 * @param version name of the version
 * @param hash of everything that the files are made of
 * @param make returns the files
 * @returns the files of an earlier build with the same hash, or those that `make` returns
 */
export function keptFiles(
  siteDir: string,
  version: string,
  hash: string,
  make: () => IndexFiles,
): IndexFiles {
  const file = path.join(siteDir, FOLDER, `${version}.json`);
  const kept = keptAt(file);
  if (kept?.hash === hash) return new Map(kept.files);
  const files = make();
  writeWhole(file, JSON.stringify({hash, files: [...files]} satisfies Kept));
  return files;
}
