/** Reads reference/sources/shared/: fields that many sources have in common. */
import fs from 'node:fs';
import path from 'node:path';
import type {Problems} from '../problems';
import {readChecked} from '../yaml-file';
import {checkFile} from './file-check';
import type {ConfigField} from './field-schema';
import type {SharedFields} from './selection';
import {sharedFileSchema} from './source-schema';

/** YAML files of a folder below the root, sorted; none if there is no such folder. */
export function yamlFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  const files = fs.readdirSync(absolute).filter((file) => /\.ya?ml$/.test(file));
  return files.sort().map((file) => `${folder}/${file}`);
}

/** @returns the fields of each shared file, by file name without `.yaml` */
export function loadShared(root: string, problems: Problems): SharedFields {
  const shared = new Map<string, readonly ConfigField[]>();
  for (const file of yamlFiles(root, 'reference/sources/shared')) {
    checkFile(root, file, problems);
    const data = readChecked(root, file, sharedFileSchema, problems);
    if (data) shared.set(path.basename(file, '.yaml'), data.fields);
  }
  return shared;
}
