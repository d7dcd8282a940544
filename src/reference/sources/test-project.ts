/** Writes small projects for the tests of loaders. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblem, Problems} from '../problems';
import {loadSources} from './load';
import type {Source} from './source-schema';

/** @param files path relative to the root → content; returns the root of a new temporary folder */
export function writeProject(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), content);
  }
  return root;
}

/** A source that loads without problems, as lines to change or to add to. */
export const POND = `name: Pond
platform: pond
category: Database
connection: pull
summary: Reads fish, frogs and water lilies of a pond, with their weight and their color.
modules:
  - plugin: pond
    pip_extra: pond
    support: TESTING
    test_connection: false
    config:
      - name: depth
        type: integer
        required: true
        description: How deep to look.
      - name: net.size
        type: number
        default: 1.5
        description: Width of the net.
    recipe: |
      source:
        type: pond
        config:
          depth: 3
`;

/** Loads the files of reference/sources/ given by name, and what was wrong with them, as text. */
export function load(files: Record<string, string>): {sources: Source[]; text: string} {
  const problems = new Problems();
  const inFolder = Object.entries(files).map(([file, text]) => [`reference/sources/${file}`, text]);
  const sources = loadSources(writeProject(Object.fromEntries(inFolder)), problems);
  return {sources, text: problems.list.map(formatProblem).join('\n\n')};
}
