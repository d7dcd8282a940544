/** Writes the configuration of every host. */
import fs from 'node:fs';
import path from 'node:path';
import {generatedFiles} from './generated-files';
import type {HostingRules} from './rules';

/** Where the files are, relative to the project's root. */
export const GENERATED_FOLDER = 'tools/hosting/generated';

/** Replaces what the folder holds. @returns the files that were written, relative to the root */
export function writeHosting(root: string, rules: HostingRules): string[] {
  fs.rmSync(path.join(root, GENERATED_FOLDER), {recursive: true, force: true});
  return [...generatedFiles(rules)].map(([name, text]) => {
    const file = path.posix.join(GENERATED_FOLDER, name);
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
    return file;
  });
}
