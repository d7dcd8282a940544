/** The small metamodel of fixture/ with mistakes in it. */
import fs from 'node:fs';
import path from 'node:path';
import {withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {RELEASES} from '../../releases/testing/releases';
import {loadMetamodel} from '..';

/** Root of a project that has nothing but a metamodel: tables on platforms, with people to come. */
export const FIXTURE = path.join(__dirname, 'fixture');

/** File below reference/metamodel → pairs of a text that is there and its replacement. */
type Edits = Record<string, [string, string][]>;

function edit(root: string, edits: Edits): void {
  for (const [name, replacements] of Object.entries(edits)) {
    const file = path.join(root, 'reference/metamodel', name);
    let text = fs.readFileSync(file, 'utf8');
    for (const [from, to] of replacements) {
      if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
      text = text.replace(from, to);
    }
    fs.writeFileSync(file, text);
  }
}

/**
 * Loads a copy of the fixture in which texts have been replaced.
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
