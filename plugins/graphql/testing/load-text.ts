/** Loads an API that stands in strings instead of files. */
import {type Files, withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {loadGraphql} from '..';
import {GRAPHQL_FOLDER} from '../documents';
import type {GraphqlReference} from '../model';

/**
 * @param files file name → text; without `examples.yaml` an empty one is added
 * @returns the reference, and the problems as a contributor would read them
 */
export function loadText(files: Files): {reference: GraphqlReference; messages: string} {
  const all = Object.entries({'examples.yaml': 'examples: []\n', ...files});
  const inFolder = all.map(([name, text]) => [`${GRAPHQL_FOLDER}/${name}`, text]);
  const problems = new Problems();
  const reference = withTempDir(Object.fromEntries(inFolder), (root) =>
    loadGraphql(root, problems),
  );
  return {reference, messages: problems.list.map(formatProblem).join('\n\n')};
}
