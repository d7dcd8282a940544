/** Reads the files of reference/graphql, each separately. */
import path from 'node:path';
import {GraphQLError, parse, Source} from 'graphql';
import {readText} from '../common/read-text';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import type {Releases} from '../releases/model';
import {readMarks} from './marks';
import type {GraphqlArea, GraphqlDocument} from './model';

/** Folder of the API's facts, relative to the project's root. */
export const GRAPHQL_FOLDER = 'reference/graphql';

/** What can be wrong with a file before its definitions are checked. */
function readDocument(
  root: string,
  file: string,
  releases: Releases,
  problems: Problems,
): GraphqlDocument | undefined {
  const text = readText(path.join(root, file));
  const title = /^# (\S.*)\n/.exec(text)?.[1];
  if (title === undefined) {
    problems.add({
      file,
      line: 1,
      key: '',
      found: text.split('\n', 1)[0],
      expected: "a comment with the area's title on the first line, such as `# Lineage`",
    });
  }
  try {
    const ast = parse(new Source(text, file));
    return {file, title: title ?? file, text, ast, marks: readMarks(file, ast, releases, problems)};
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = error.locations?.[0]?.line;
    problems.add({file, line, key: '', found: error.message, expected: 'valid GraphQL SDL'});
    return undefined;
  }
}

/**
 * Reads every `.graphql` file of the folder in the order of their names.
 *
 * @param releases that their marks may name
 * @returns the files that could be parsed, and whether these are all of them
 */
export function readDocuments(
  root: string,
  releases: Releases,
  problems: Problems,
): {documents: GraphqlDocument[]; complete: boolean} {
  const files = factFiles(root, GRAPHQL_FOLDER, '.graphql');
  const documents = files.flatMap((file) => readDocument(root, file, releases, problems) ?? []);
  return {documents, complete: documents.length === files.length};
}

/** The area that a file describes: `03-lineage.graphql` is `lineage`. */
export function areaOfDocument({file, title}: GraphqlDocument): GraphqlArea {
  return {id: path.posix.basename(file, '.graphql').replace(/^\d+-/, ''), title};
}
