/** A hash of files, for results that are cached between runs. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from './list-files';

/**
 * @param folder absolute path
 * @param isHashed by the path of a file below the folder; all files by default
 * @returns a hash of the names and the contents of the files
 */
export function hashFiles(
  folder: string,
  isHashed: (name: string) => boolean = () => true,
): string {
  const hash = createHash('sha1');
  for (const name of listFiles(folder).filter(isHashed)) {
    hash.update(`${name}\n`).update(fs.readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
