/** Gives each test its own folder with files, and removes it when the test ends. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Path relative to a folder → content. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder, and creates their parent folders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

/** Creates a folder with files that the caller removes; returns its absolute path. */
export function makeTempDir(files: Files): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-')));
  writeFiles(folder, files);
  return folder;
}

const remove = (folder: string) => fs.rmSync(folder, {recursive: true, force: true});

/** Creates a folder for the duration of the running test; returns its absolute path. */
export function tempDir(files: Files = {}): string {
  const folder = makeTempDir(files);
  onTestFinished(() => remove(folder));
  return folder;
}

/** Creates a folder that exists while `use` runs, for fixtures that several tests share. */
export function withTempDir<T>(files: Files, use: (folder: string) => T): T {
  const folder = makeTempDir(files);
  try {
    return use(folder);
  } finally {
    remove(folder);
  }
}
