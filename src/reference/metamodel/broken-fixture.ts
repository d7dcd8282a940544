/** For tests: the small metamodel of fixture/ with mistakes in it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblem, Problems} from '../problems';
import {loadMetamodel} from '.';

export const FIXTURE = path.join(__dirname, 'fixture');

/**
 * Loads a copy of the fixture in which texts have been replaced.
 *
 * @param edits file below reference/metamodel → pairs of a text that stands there and its replacement
 * @returns the problems as a contributor reads them
 */
export function problemsWith(edits: Record<string, [string, string][]>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'metamodel-'));
  try {
    fs.cpSync(FIXTURE, root, {recursive: true});
    for (const [name, replacements] of Object.entries(edits)) {
      const file = path.join(root, 'reference/metamodel', name);
      let text = fs.readFileSync(file, 'utf8');
      for (const [from, to] of replacements) {
        if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
        text = text.replace(from, to);
      }
      fs.writeFileSync(file, text);
    }
    const problems = new Problems();
    loadMetamodel(root, problems);
    return problems.list.map(formatProblem).join('\n');
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}
