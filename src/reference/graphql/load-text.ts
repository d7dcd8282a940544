/** For tests: loads an API that stands in strings instead of files. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblem, Problems} from '../problems';
import {loadGraphql} from '.';
import {GRAPHQL_FOLDER} from './documents';
import type {GraphqlReference} from './model';

/**
 * @param files file name → text; without `examples.yaml` an empty one is added
 * @returns the reference, and the problems as a contributor would read them
 */
export function loadText(files: Record<string, string>): {
  reference: GraphqlReference;
  messages: string;
} {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-'));
  const folder = path.join(root, GRAPHQL_FOLDER);
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries({'examples.yaml': 'examples: []\n', ...files})) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  const problems = new Problems();
  const reference = loadGraphql(root, problems);
  fs.rmSync(root, {recursive: true});
  return {reference, messages: problems.list.map(formatProblem).join('\n\n')};
}
