/** Checks the name of a source file, and that it contains nothing specific to the machine it was written on. */
import path from 'node:path';
import {readText} from '../../common/read-text';
import type {Problems} from '../../facts/problems';

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const MACHINE_PATH = /(?:^|[\s"'(=])(\/(?:home|Users|root|tmp)\/\S*)/;
const EXPECTED_NAME = 'a name such as kafka-connect.yaml: it becomes the URL of the page';

/**
 * @param root absolute path of the project
 * @param file path relative to the root
 */
export function checkFile(root: string, file: string, problems: Problems): void {
  const name = path.posix.basename(file);
  if (!FILE_NAME.test(name)) problems.add({file, key: '', found: name, expected: EXPECTED_NAME});
  const lines = readText(path.join(root, file)).split('\n');
  lines.forEach((text, i) => {
    const found = MACHINE_PATH.exec(text)?.[1];
    if (found === undefined) return;
    const expected = 'a path that works on any machine, such as ./export.json';
    problems.add({file, line: i + 1, key: '', found, expected});
  });
}
