/** A hash of the code that runs at build time, for results that are cached. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from './list-files';
import {ROOT} from './root';

const known = new Map<string, string>();

function hashOf(folder: string): string {
  const hash = createHash('sha1').update(fs.readFileSync(path.join(ROOT, 'package.json')));
  for (const file of listFiles(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/**
 * @param folder of code, below the root of the project; it is read once per process
 * @returns a hash that changes with this code and with the packages it uses
 */
export function codeHash(folder: string): string {
  const hash = known.get(folder) ?? hashOf(path.join(ROOT, folder));
  known.set(folder, hash);
  return hash;
}
