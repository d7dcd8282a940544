/** Writes the configuration of every host. */
import fs from 'node:fs';
import path from 'node:path';
import {generatedFiles} from './generated-files';
import type {HostingRules} from './rules';

/** Where the files are, relative to the project's root. */
const GENERATED_FOLDER = 'tools/hosting/generated';

/** Writes into a folder, which may contain other files. @returns absolute paths of the files that were written */
export function writeHosting(folder: string, rules: HostingRules): string[] {
  return [...generatedFiles(rules)].map(([name, text]) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    return file;
  });
}

/** Replaces the files of a project. @returns as `writeHosting` does */
export function replaceHosting(root: string, rules: HostingRules): string[] {
  const folder = path.join(root, GENERATED_FOLDER);
  fs.rmSync(folder, {recursive: true, force: true});
  return writeHosting(folder, rules);
}
