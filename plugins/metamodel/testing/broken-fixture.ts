/** The small metamodel of fixture/ with deliberate mistakes. */
import fs from 'node:fs';
import path from 'node:path';
import {withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {RELEASES} from '../../releases/testing/releases';
import {loadMetamodel} from '..';

/** Root of a project that has only a metamodel: tables on platforms; people come in a later release. */
export const FIXTURE = path.join(__dirname, 'fixture');

/** File below reference/metamodel → pairs of an existing text and its replacement. */
type Edits = Record<string, [string, string][]>;

function edit(root: string, edits: Edits): void {
  for (const [name, replacements] of Object.entries(edits)) {
    const file = path.join(root, 'reference/metamodel', name);
    let text = fs.readFileSync(file, 'utf8');
    for (const [from, to] of replacements) {
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      text = text.replace(from, to);
    }
    fs.writeFileSync(file, text);
  }
}

/**
 * Loads a copy of the fixture after replacing texts.
 *
 * @returns the problems as a contributor reads them
 */
export function problemsWith(edits: Edits): string {
  const problems = new Problems();
  withTempDir({}, (root) => {
    fs.cpSync(FIXTURE, root, {recursive: true});
    edit(root, edits);
    loadMetamodel(root, problems, RELEASES);
  });
  return problems.list.map(formatProblem).join('\n');
}
