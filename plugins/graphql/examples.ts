/** Checks the documents and variables of examples against the schema of each version. */
import {
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import {keyPath} from '../facts/report';
import type {Problem, Problems} from '../facts/problems';
import {NEXT} from '../releases/model';
import type {Version} from '../releases/version';
import type {RawExample, readExamples} from './example-file';
import type {GraphqlExample} from './model';

/** A problem of an example: the key it concerns, its line below that of the key, and the message. */
type Lack = {key: 'query' | 'variables'; line?: number | undefined} & Pick<
  Problem,
  'found' | 'expected'
>;

/** The schema of a version. */
export type ExampleSchema = {schema: GraphQLSchema; version: Version};

function operationOf({query}: RawExample): OperationDefinitionNode | Lack {
  try {
    const {definitions} = parse(query);
    const [operation] = definitions;
    if (definitions.length > 1 || operation?.kind !== Kind.OPERATION_DEFINITION) {
      const found = `${definitions.length} definitions`;
      return {key: 'query', found, expected: 'one operation and nothing else'};
    }
    if (operation.name) return operation;
    return {
      key: 'query',
      found: 'an operation without a name',
      expected: 'a name for the operation',
    };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = error.locations?.[0]?.line;
    return {key: 'query', line, found: error.message, expected: 'valid GraphQL'};
  }
}

/** What to do about an example that doesn't run only in a release. */
function laterNote({name}: Version): string {
  return name === NEXT ? '' : '; an example only for later versions needs `since`';
}

function lacks(
  example: RawExample,
  operation: OperationDefinitionNode,
  {schema, version}: ExampleSchema,
): Lack[] {
  const invalid = validate(schema, {kind: Kind.DOCUMENT, definitions: [operation]});
  if (invalid.length > 0) {
    return invalid.map(({message, locations}) => ({
      key: 'query',
      line: locations?.[0]?.line,
      found: message,
      expected: `an operation that is valid in ${version.label}${laterNote(version)}`,
    }));
  }
  const definitions = operation.variableDefinitions ?? [];
  const declared = new Set(definitions.map(({variable}) => variable.name.value));
  const surplus = Object.keys(example.variables).filter((name) => !declared.has(name));
  const {errors = []} = getVariableValues(schema, definitions, example.variables);
  return [
    ...surplus.map((name) => `"$${name}" is not a variable of the operation.`),
    ...errors.map(({message}) => message),
  ].map((found) => ({
    key: 'variables',
    found,
    expected: `variables that fit the operation in ${version.label}${laterNote(version)}`,
  }));
}

function rootFields({operation, selectionSet}: OperationDefinitionNode): string[] {
  const root = operation === 'mutation' ? 'Mutation' : 'Query';
  return selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? `${root}.${selection.name.value}` : [],
  );
}

/**
 * Checks examples, and finds the root fields they call.
 *
 * @param schemas of the versions, that of Next first; an example is checked against those that show it
 */
export function checkExamples(
  {yaml, examples}: NonNullable<ReturnType<typeof readExamples>>,
  schemas: readonly ExampleSchema[],
  problems: Problems,
): GraphqlExample[] {
  const ids = new Set<string>();
  return examples.flatMap((example, index) => {
    const add = ({key, line, ...words}: Lack | (Omit<Lack, 'key'> & {key: 'id'})) => {
      const keys = ['examples', index, key];
      const start = yaml.lineOf(keys);
      // The text of a block starts on the line after its key, but its value is reported at the key.
      const at = start + (line ?? 0);
      problems.add({file: yaml.file, line: at, key: keyPath(keys), ...words});
    };
    if (ids.has(example.id)) add({key: 'id', found: example.id, expected: 'a unique id'});
    ids.add(example.id);

    const operation = operationOf(example);
    if (!('kind' in operation)) {
      add(operation);
      return [];
    }
    const held = schemas.filter(({version}) => version.shows(example));
    // A problem in one version usually affects the others, too; reporting it once is enough.
    const found = held
      .map((against) => lacks(example, operation, against))
      .find((l) => l.length > 0);
    for (const lack of found ?? []) add(lack);
    return {...example, calls: rootFields(operation)};
  });
}
