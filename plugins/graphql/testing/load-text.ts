/** Loads an API from strings instead of files. */
import {type Files, withTempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {NEXT_DOCS, RELEASES} from '../../releases/testing/releases';
import {type AllGraphql, graphqlAt, loadGraphql} from '..';
import {GRAPHQL_FOLDER} from '../documents';
import type {GraphqlReference} from '../model';

/** Returns a small API in Next. */
type Loaded = {all: AllGraphql; reference: GraphqlReference; messages: string};

/**
 * @param files file name → text; if `examples.yaml` is missing, an empty one is added
 * @returns the API of all versions and of Next, and the problems as a contributor would read them
 */
export function loadText(files: Files): Loaded {
  const named = Object.entries({'examples.yaml': 'examples: []\n', ...files});
  const inFolder = named.map(([name, text]) => [`${GRAPHQL_FOLDER}/${name}`, text]);
  const problems = new Problems();
  const all = withTempDir(Object.fromEntries(inFolder), (root) =>
    loadGraphql(root, problems, RELEASES),
  );
  const messages = problems.list.map(formatProblem).join('\n\n');
  // An invalid API has messages instead.
  const {documents, examples} = messages === '' ? all : {documents: [], examples: []};
  return {all, reference: graphqlAt({documents, examples}, NEXT_DOCS), messages};
}
