/** Finds the search files in a build for commands that don't know their names. */
import fs from 'node:fs';
import path from 'node:path';
import {FOLDER, folderOf} from '../../src/features/search/engine/format';

function foldersIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

/**
 * The folders of the search files, relative to a build, by the name of their version.
 *
 * @param build absolute path of a build
 * @returns no folders if there is no build
 * @throws Error if a version has several, since it is unknown which one the pages request
 */
export function builtFolders(build: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const version of foldersIn(path.join(build, FOLDER))) {
    const hashes = foldersIn(path.join(build, FOLDER, version));
    const [hash] = hashes;
    if (hashes.length > 1) {
      throw new Error(
        `${FOLDER}/${version} of the build contains several indexes: ${hashes.join(', ')}. Build again: npm run build`,
      );
    }
    if (hash !== undefined) folders.set(version, folderOf(version, hash));
  }
  return folders;
}
