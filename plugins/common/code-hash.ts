/** A hash of the code that runs at build time, for results that are cached. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from './hash-files';
import {ROOT} from './root';

const known = new Map<string, string>();

function hashOf(folder: string): string {
  const hash =
    known.get(folder) ??
    hashFiles(path.join(ROOT, folder), (name) => /(?<!\.test)\.ts$/.test(name));
  known.set(folder, hash);
  return hash;
}

/**
 * @param folders of code, below the root of the project; each is read once per process
 * @returns a text that changes with this code and with the packages it uses
 */
export function codeHash(...folders: readonly string[]): string {
  const packages = createHash('sha1').update(fs.readFileSync(path.join(ROOT, 'package.json')));
  return [packages.digest('hex'), ...folders.map(hashOf)].join();
}
