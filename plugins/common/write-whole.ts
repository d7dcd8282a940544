/** Writes a file that other processes may be reading. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, which is complete at any time: an interrupted build leaves no part of it behind. Creates its folder.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
