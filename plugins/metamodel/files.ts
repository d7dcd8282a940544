/** Reads the files of reference/metamodel/, and checks them against their schemas. */
import type {z} from 'zod';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {check, readYaml, type YamlFile} from '../facts/yaml-file';
import {entityFile, type MetamodelFile, sharedFile} from './entity-schema';

const FOLDER = 'reference/metamodel';

/** A checked file, with its lines for the checks that span several files. */
export type LoadedFile = {yaml: YamlFile; data: MetamodelFile};

function readFolder(
  root: string,
  folder: string,
  schema: z.ZodType<MetamodelFile>,
  problems: Problems,
): LoadedFile[] {
  return factFiles(root, `${FOLDER}/${folder}`).flatMap((file) => {
    const yaml = readYaml(root, file, problems);
    const data = yaml && check(yaml, schema, problems);
    return yaml && data ? [{yaml, data}] : [];
  });
}

/** Invalid files are left out; `problems` says why, and `complete` is false. */
export function readFiles(
  root: string,
  problems: Problems,
): {files: LoadedFile[]; complete: boolean} {
  const before = problems.list.length;
  const files = [
    ...readFolder(root, 'entities', entityFile, problems),
    ...readFolder(root, 'shared', sharedFile, problems),
  ];
  return {files, complete: problems.list.length === before};
}
