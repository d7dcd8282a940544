/** Loads the GraphQL API from reference/graphql: SDL files with release marks, and examples. */
import {buildASTSchema, concatAST, GraphQLSchema, Kind, print} from 'graphql';
import type {Problems} from '../facts/problems';
import {NEXT, type Releases} from '../releases/model';
import {everyVersion, type Version} from '../releases/version';
import {checkDescriptions} from './descriptions';
import {areaOfDocument, readDocuments} from './documents';
import {readExamples} from './example-file';
import {documentsAt} from './documents-at';
import {checkExamples, type ExampleSchema} from './examples';
import type {
  AllGraphql,
  FormerType,
  GraphqlArea,
  GraphqlDocument,
  GraphqlReference,
  MarkedNode,
  NodeMarks,
} from './model';
import {isExtension, placesOf} from './places';
import {buildSchema} from './schema';

export type {AllGraphql, GraphqlArea, GraphqlExample, GraphqlReference} from './model';

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

/** The marked definitions of the version: their places, with the marks of the `extend` block around them. */
function markedPlaces({ast, marks}: GraphqlDocument, {shows}: Version) {
  return placesOf(ast).flatMap(({coordinate, node, owner}) => {
    const own = marks.get(node) ?? {};
    const around = marks.get(owner) ?? {};
    if (!shows(own) || !shows(around)) return [];
    const isMember = node !== owner && !coordinate.endsWith(')');
    const byBlock = isMember && isExtension(owner) ? around.since : undefined;
    return {coordinate, node, since: isExtension(node) ? undefined : (own.since ?? byBlock), own};
  });
}

function formerTypes(node: MarkedNode, {before}: NodeMarks, version: Version): FormerType[] {
  const type = 'type' in node && node.type ? print(node.type) : '';
  return version
    .changes(before)
    .map(({badge, former}) => ({badge, type: print(former.type)}))
    .filter((former) => former.type !== type);
}

/**
 * The API of one version. @throws GraphQLError if the schema is invalid, which {@link loadGraphql} reports as a problem
 */
export function graphqlAt({documents, examples}: AllGraphql, version: Version): GraphqlReference {
  const marked = documents.flatMap((document) => markedPlaces(document, version));
  const ast = concatAST(documentsAt(documents, version));
  return {
    version,
    schema: documents.length > 0 ? buildASTSchema(ast) : new GraphQLSchema({}),
    areas: documents.map(areaOfDocument),
    areaOf: areasOf(documents),
    since: new Map(marked.flatMap(({coordinate, since}) => (since ? [[coordinate, since]] : []))),
    changed: new Map(
      marked.flatMap(({coordinate, node, own}) => {
        const types = formerTypes(node, own, version);
        return types.length > 0 ? [[coordinate, types]] : [];
      }),
    ),
    examples: examples.filter(version.shows),
  };
}

/**
 * Reads and checks the API, including whether its schema is valid in each version.
 *
 * @param root absolute path of the project
 * @param problems collects problems; the result may then lack definitions
 * @param releases in which it must be valid
 * @returns the API of all versions together; {@link graphqlAt} returns that of one
 */
export function loadGraphql(root: string, problems: Problems, releases: Releases): AllGraphql {
  const {documents, complete} = readDocuments(root, releases, problems);
  // If a file is missing, the API lacks types through no fault of the others.
  if (complete) checkDescriptions(documents, problems);
  const schemas: ExampleSchema[] = [];
  for (const version of complete ? everyVersion(releases) : []) {
    const note =
      version.name === NEXT ? '' : `, also without what is since a release after ${version.name}`;
    const schema = buildSchema(documents, documentsAt(documents, version), problems, note);
    // A schema that is invalid in one version would be reported again for the others.
    if (!schema) return {documents, examples: []};
    schemas.push({schema, version});
  }
  const file = readExamples(root, problems);
  return {documents, examples: file && complete ? checkExamples(file, schemas, problems) : []};
}
