/** Modules and names of the platform's Python packages that examples may import: reference/python-modules.yaml. */
import {z} from 'zod';
import type {Problems} from '../../../plugins/facts/problems';
import {filledText} from '../../../plugins/facts/schema-parts';
import {readChecked} from '../../../plugins/facts/yaml-file';

/** File of the modules, relative to the project's root. */
export const MODULES_FILE = 'reference/python-modules.yaml';

const schema = z.strictObject({
  about: filledText,
  packages: z.array(filledText).min(1, 'the top-level packages that are checked'),
  modules: z.record(filledText, z.array(filledText)),
});

export type PythonModules = z.infer<typeof schema>;

export function loadPythonModules(root: string, problems: Problems): PythonModules {
  const loaded = readChecked(root, MODULES_FILE, schema, problems);
  return loaded ?? {about: '', packages: [], modules: {}};
}
