/** Gives a test a folder of its own, filled with files, and removes it when the test ends. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** @param files path relative to the folder → content; answers with the folder's absolute path */
export function tempDir(files: Record<string, string> = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return folder;
}
