/** Keeps genDocs/ equal to docs/ plus the generated pages, touching only files whose bytes differ. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../common/list-files';

/** A file of the assembled tree: text of a generated page, or the absolute path of a file to copy. */
export type TreeFile = {text: string} | {copyOf: string};

/** The content of a file. */
export function bytesOf(file: TreeFile): Buffer {
  return 'text' in file ? Buffer.from(file.text) : fs.readFileSync(file.copyOf);
}

/** The text of a file with text content. */
export function textOf(file: TreeFile): string {
  return bytesOf(file).toString();
}

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/**
 * Makes `folder` contain exactly `files`. A file that is already the same is not written, since its page would be
 * compiled again.
 *
 * @param files path relative to the folder → content
 * @returns how many files were written and removed
 */
export function writeTree(
  folder: string,
  files: ReadonlyMap<string, TreeFile>,
): {written: number; removed: number} {
  let written = 0;
  let removed = 0;
  for (const name of listFiles(folder)) {
    if (files.has(name)) continue;
    fs.rmSync(path.join(folder, name));
    removed++;
  }
  for (const [name, file] of files) {
    const target = path.join(folder, name);
    const bytes = bytesOf(file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, bytes);
    written++;
  }
  if (removed > 0) removeEmptyFolders(folder);
  return {written, removed};
}
