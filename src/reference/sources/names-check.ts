/** Checks the names in one module: no field and no capability stands twice. */
import type {Problems} from '../problems';
import {keyPath, type YamlFile} from '../yaml-file';
import type {PlacedField} from './includes';

/** @param module index of the module in its file */
export function checkNames(
  placed: readonly PlacedField[],
  module: number,
  yaml: YamlFile,
  problems: Problems,
): void {
  const first = new Map<string, number>();
  for (const {field, item} of placed) {
    const earlier = first.get(field.name);
    if (earlier === undefined) {
      first.set(field.name, item);
      continue;
    }
    const keys = ['modules', module, 'config', item];
    const line = yaml.lineOf(['modules', module, 'config', earlier]);
    problems.add({
      file: yaml.file,
      line: yaml.lineOf(keys),
      key: keyPath(keys),
      found: field.name,
      expected: `each field once; line ${line} brings it already (an include leaves it out by except)`,
    });
  }
}
