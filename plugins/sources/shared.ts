/** Reads reference/sources/shared/: fields that many sources have in common. */
import path from 'node:path';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {readChecked} from '../facts/yaml-file';
import {checkFile} from './checks/file';
import type {ConfigField} from './field-schema';
import {SHARED_FOLDER} from './paths';
import type {SharedFields} from './selection';
import {sharedFileSchema} from './source-schema';

/** @returns the fields of each shared file, by file name without `.yaml` */
export function loadShared(root: string, problems: Problems): SharedFields {
  const shared = new Map<string, readonly ConfigField[]>();
  for (const file of factFiles(root, SHARED_FOLDER)) {
    checkFile(root, file, problems);
    const data = readChecked(root, file, sharedFileSchema, problems);
    if (data) shared.set(path.basename(file, '.yaml'), data.fields);
  }
  return shared;
}
