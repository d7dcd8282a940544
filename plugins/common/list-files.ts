/** Lists the files in a folder. */
import fs from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder, relative to it, with forward slashes, sorted; none if it is missing. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
