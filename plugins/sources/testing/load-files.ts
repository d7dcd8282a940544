/** Loads source files from strings. */
import {type Files, withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {loadSources} from '../load';
import {SOURCES_FOLDER} from '../paths';
import type {Source} from '../source-schema';

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

/**
 * @param files path below reference/sources/ → text
 * @returns the sources, and the problems as a contributor would read them
 */
export function load(files: Files): {sources: Source[]; text: string} {
  const inFolder = Object.entries(files).map(([file, text]) => [`${SOURCES_FOLDER}/${file}`, text]);
  const problems = new Problems();
  const sources = withTempDir(Object.fromEntries(inFolder), (root) => loadSources(root, problems));
  return {sources, text: problems.list.map(formatProblem).join('\n\n')};
}
