/** A hash of the code that runs at build, for results that are cached. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from './list-files';
import {ROOT} from './root';

/** The plugins, and the folder of the models that they share with the browser. */
const FOLDERS = ['plugins', 'src/features'];

let known: string | undefined;

/** @returns a hash that changes with the code of the build and with the packages it uses */
export function codeHash(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha1').update(fs.readFileSync(path.join(ROOT, 'package.json')));
  for (const folder of FOLDERS.map((name) => path.join(ROOT, name))) {
    for (const file of listFiles(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
      hash.update(file).update(fs.readFileSync(path.join(folder, file)));
    }
  }
  return (known = hash.digest('hex'));
}
