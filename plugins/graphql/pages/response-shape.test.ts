/** Shapes of responses, compared with what a server with the same schema returns. */
import {
  buildSchema,
  executeSync,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  parse,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../common/root';
import {loadEveryVersion} from '../../reference';
import {responseShape} from './response-shape';

const SCALARS: Record<string, unknown> = {Int: 1, Float: 1, Boolean: true};

function mock(type: GraphQLOutputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [mock(nullable.ofType as GraphQLOutputType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.value;
  return String(nullable) in SCALARS ? SCALARS[String(nullable)] : '1';
}

type Example = {query: string; variables: Readonly<Record<string, unknown>>};

/** A response in which every object of an abstract type has the `at`-th of its types. */
function respond(schema: GraphQLSchema, {query, variables}: Example, at: number): unknown {
  const {data, errors} = executeSync({
    schema,
    document: parse(query),
    variableValues: variables,
    fieldResolver: (_source, _args, _context, {returnType}) => mock(returnType),
    typeResolver: (_value, _context, _info, type) => {
      const types = schema.getPossibleTypes(type);
      return types[at % types.length]?.name;
    },
  });
  expect(errors).toBeUndefined();
  return {data};
}

/** All paths of keys, `[]` for a list. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`));
}

describe.each(
  loadEveryVersion(ROOT).map(({version, graphql}) => [version.label, graphql] as const),
)('the shapes of %s', (_, {examples, schema}) => {
  const most = Math.max(
    ...Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => schema.getPossibleTypes(type).length),
  );

  it.each(examples.map((example) => ({...example})))('$id has what a server returns', (example) => {
    const returned = Array.from({length: most}, (__, at) => respond(schema, example, at));
    const expected = new Set(returned.flatMap((one) => pathsOf(one)));
    const shape = JSON.parse(responseShape(schema, example.query)) as unknown;
    expect(new Set(pathsOf(shape))).toEqual(expected);
  });
});

it('names types, merges fragments, and follows aliases and lists', () => {
  const schema = buildSchema(`
    type Query { find: [[Thing!]!]! }
    union Thing = Boat | Pier
    type Boat { name: String! pier: Pier }
    type Pier { length: Int }
  `);
  const query =
    '{ all: find { __typename ... on Boat { name pier { length } } ... on Pier { length } } }';
  expect(JSON.parse(responseShape(schema, query))).toEqual({
    data: {
      all: [[{__typename: 'String!', name: 'String!', pier: {length: 'Int'}, length: 'Int'}]],
    },
  });
});
