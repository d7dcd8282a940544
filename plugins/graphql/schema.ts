/** Builds a schema from documents, and words its problems for the contributor. */
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  validateSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate.js';
import type {Problems} from '../facts/problems';
import type {GraphqlDocument} from './model';
import {GRAPHQL_FOLDER} from './documents';
import {placeAt} from './places';

const UNKNOWN_TYPE = /^Unknown type "(\w+)"\.(?: Did you mean (.+)\?)?$/;

/** Messages of graphql-js that only say what was found → what was expected. */
const EXPECTED: readonly [RegExp, string][] = [
  [/^There can be only one|can only be defined once/, 'one definition of each name'],
  [/^Interface field/, "every field of the interface, with the interface's type and arguments"],
  [/must define one or more/, 'at least one member'],
];

function word({message}: GraphQLError): {found: string; expected: string} {
  const [, type, guess] = UNKNOWN_TYPE.exec(message) ?? [];
  if (type === undefined) {
    const known = EXPECTED.find(([pattern]) => pattern.test(message));
    return {found: message, expected: known?.[1] ?? 'a consistent schema'};
  }
  const hint = guess === undefined ? '' : `; did you mean ${guess}?`;
  return {found: type, expected: `a type of this schema or a built-in scalar${hint}`};
}

function report(
  error: GraphQLError,
  documents: readonly GraphqlDocument[],
  problems: Problems,
  note: string,
): void {
  // If two definitions conflict, the second is the one that was added or that breaks a contract.
  const loc = (error.nodes?.[1] ?? error.nodes?.[0])?.loc;
  const document = documents.find(({file}) => file === loc?.source.name);
  const {found, expected} = word(error);
  problems.add({
    file: document?.file ?? GRAPHQL_FOLDER,
    line: loc?.startToken.line,
    key: (document && loc && placeAt(document.ast, loc.start)?.coordinate) ?? '',
    found,
    expected: expected + note,
  });
}

/**
 * Builds and checks the schema from the documents of one version.
 *
 * @param documents as written, for the locations of problems
 * @param asts of the parts that the version has
 * @param note text appended to what is expected, such as the version of the problem
 * @returns undefined if it is not valid; then `problems` says why
 */
export function buildSchema(
  documents: readonly GraphqlDocument[],
  asts: readonly DocumentNode[],
  problems: Problems,
  note = '',
): GraphQLSchema | undefined {
  const ast = concatAST(asts);
  const sdlErrors = validateSDL(ast);
  const schema = sdlErrors.length > 0 ? undefined : buildASTSchema(ast, {assumeValidSDL: true});
  const errors = schema ? validateSchema(schema) : sdlErrors;
  for (const error of errors) report(error, documents, problems, note);
  return errors.length > 0 ? undefined : schema;
}
