/** Writes a file that other processes may be reading. */
import fs from 'node:fs';
import path from 'node:path';

/** Writes a text to a file, which is complete at any time, and creates its folder. */
export function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}
