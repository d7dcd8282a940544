/** Loads the GraphQL API from reference/graphql: SDL files with release marks, and examples. */
import {buildASTSchema, concatAST, GraphQLSchema, Kind, print} from 'graphql';
import type {Problems} from '../facts/problems';
import {checkDescriptions} from './descriptions';
import {areaOfDocument, readDocuments} from './documents';
import {readExamples} from './example-file';
import {checkExamples} from './examples';
import type {GraphqlArea, GraphqlDocument, GraphqlReference} from './model';
import {isExtension, placesOf} from './places';
import {releasedDocuments} from './release';
import {buildSchema} from './schema';

export type {GraphqlArea, GraphqlExample, GraphqlReference} from './model';

const ROOT_TYPES = new Set(['Query', 'Mutation']);

function areasOf(documents: readonly GraphqlDocument[]): Map<string, GraphqlArea> {
  const areas = new Map<string, GraphqlArea>();
  for (const document of documents) {
    const area = areaOfDocument(document);
    for (const {coordinate, node, owner} of placesOf(document.ast)) {
      const isType = node === owner && !isExtension(node);
      const isRootField = ROOT_TYPES.has(owner.name.value) && node.kind === Kind.FIELD_DEFINITION;
      if (isType || isRootField) areas.set(coordinate, area);
    }
  }
  return areas;
}

function sinceOf({ast, marks}: GraphqlDocument): string[] {
  return placesOf(ast).flatMap(({coordinate, node, owner}) => {
    const isMember = node !== owner && !coordinate.endsWith(')');
    const byBlock = isMember && isExtension(owner) && marks.since.has(owner);
    const own = marks.since.has(node) && !isExtension(node);
    return own || byBlock ? coordinate : [];
  });
}

function changedOf({ast, marks}: GraphqlDocument): [string, string][] {
  return placesOf(ast).flatMap(({coordinate, node}) => {
    const released = marks.released.get(node);
    if (!released || !('type' in node)) return [];
    const type = print(released.type);
    return type === print(node.type) ? [] : [[coordinate, type]];
  });
}

function reference(
  documents: readonly GraphqlDocument[],
  schema: GraphqlReference['schema'],
  examples: GraphqlReference['examples'],
): GraphqlReference {
  return {
    schema,
    areas: documents.map(areaOfDocument),
    areaOf: areasOf(documents),
    since: new Set(documents.flatMap(sinceOf)),
    changed: new Map(documents.flatMap(changedOf)),
    examples,
    documents,
  };
}

/**
 * Reads and checks the API of Next, and that what is left of it makes a valid release.
 *
 * @param root absolute path of the project
 * @param problems gets everything that is wrong; the answer may then lack definitions
 */
export function loadGraphql(root: string, problems: Problems): GraphqlReference {
  const {documents, complete} = readDocuments(root, problems);
  // Without one of its files, the API lacks types for no fault of the others.
  if (complete) checkDescriptions(documents, problems);
  const next = complete ? buildSchema(documents, problems) : undefined;
  // A schema that is wrong in Next would be reported a second time for the release.
  const release =
    next &&
    buildSchema(releasedDocuments(documents), problems, ', also without what is `since: next`');
  const file = readExamples(root, problems);
  const examples =
    file && next && release
      ? checkExamples(
          file,
          {schema: next, version: 'Next'},
          {
            schema: release,
            version: 'the release; an example for Next alone carries `since: next`',
          },
          problems,
        )
      : [];
  return reference(documents, next ?? new GraphQLSchema({}), examples);
}

/**
 * The API of the release: what is `since: next` is gone, changed types are as they were, no marks.
 *
 * @throws GraphQLError if the rest is no valid schema, which {@link loadGraphql} reports as a problem
 */
export function releasedGraphql({documents, examples}: GraphqlReference): GraphqlReference {
  const released = releasedDocuments(documents);
  const schema = buildASTSchema(concatAST(released.map(({ast}) => ast)));
  return reference(
    released,
    schema,
    examples.filter(({since}) => since !== 'next'),
  );
}
