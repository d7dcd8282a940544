/** Returns a type or an operation of the GraphQL API, with an example request. */
import {
  type GraphQLField,
  getNamedType,
  isScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
  printType,
} from 'graphql';
import {z} from 'zod';
import {generatedRequest} from '../../../plugins/graphql/requests';
import type {GraphqlRecord} from '../../../plugins/reference-data/shapes/graphql';
import {Mistake} from '../mistake';
import {type Definition, findDefinition, type Operation, operationsOf} from '../site/definition';
import {fenced, joinBlocks, marksOf, oneLine} from '../text';
import {shortText, tool, version} from '../tool';

/** Characters of SDL; only Query and Mutation have more. */
const MOST_SDL = 30_000;

/** Operations that are listed for a type. */
const LISTED = 12;

const argument = ({
  name,
  type,
  description,
}: GraphQLField<unknown, unknown>['args'][number]): string =>
  `- \`${name}: ${String(type)}\`${description ? `: ${oneLine(description)}` : ''}`;

function fieldText(coordinate: string, field: GraphQLField<unknown, unknown>): string {
  const args = field.args.map(({name, type}) => `${name}: ${String(type)}`).join(', ');
  const list = field.args.map(argument).join('\n');
  return joinBlocks(
    field.description ?? undefined,
    fenced('graphql', `${field.name}${args && `(${args})`}: ${String(field.type)}`),
    list && `Arguments of ${coordinate}:`,
    list,
  );
}

function requestText(schema: GraphQLSchema, operation: Operation): string {
  const {query, variables} = generatedRequest(schema, operation);
  const hasVariables = Object.keys(variables).length > 0;
  return joinBlocks(
    'Example request; replace the values with your own:',
    fenced('graphql', query),
    hasVariables && fenced('json', JSON.stringify(variables, null, 2)),
  );
}

function typeText(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const sdl = printType(type);
  if (sdl.length > MOST_SDL) {
    throw new Mistake(
      `${type.name} has too many fields to print. Pass the name of an operation, such as ${type.name}.${operationsOf(schema).find(({root}) => root === type.name)?.field.name ?? ''}; search_docs finds operations by words.`,
    );
  }
  const makers = operationsOf(schema).filter(({field}) => getNamedType(field.type) === type);
  const takers = operationsOf(schema).filter(({field}) =>
    field.args.some((arg) => getNamedType(arg.type) === type),
  );
  const names = (list: readonly Operation[]) =>
    list
      .slice(0, LISTED)
      .map(({root, field}) => `${root}.${field.name}`)
      .join(', ');
  const [example] = [...makers, ...takers];
  return joinBlocks(
    fenced('graphql', sdl),
    makers.length > 0 && `Operations that return it: ${names(makers)}.`,
    takers.length > 0 && `Operations that take it: ${names(takers)}.`,
    example && requestText(schema, example),
  );
}

/** The schema coordinate of what was found. */
function coordinateOf(found: Definition): string {
  if (found.kind === 'type') return found.type.name;
  if (found.kind === 'field') return `${found.type.name}.${found.field.name}`;
  return `${found.operation.root}.${found.operation.field.name}`;
}

/** The types whose fields a request needs to know. */
function typesText({field}: Operation): string | false {
  const types = [field.type, ...field.args.map(({type}) => type)].map((type) => getNamedType(type));
  const names = types.filter((type) => !isScalarType(type)).map(({name}) => `\`${name}\``);
  return (
    names.length > 0 && `Call graphql_type for the fields of ${[...new Set(names)].join(', ')}.`
  );
}

function definitionText(schema: GraphQLSchema, found: Definition): string {
  if (found.kind === 'type') return typeText(schema, found.type);
  if (found.kind === 'field') {
    return joinBlocks(fieldText(coordinateOf(found), found.field));
  }
  const {operation} = found;
  return joinBlocks(
    fieldText(coordinateOf(found), operation.field),
    requestText(schema, operation),
    typesText(operation),
  );
}

/** The record of a definition, or of the type that a field belongs to: only fields that came later have their own. */
const recordOf = (records: readonly GraphqlRecord[], coordinate: string) =>
  records.find(({id}) => id === coordinate) ??
  records.find(({id}) => id === coordinate.split('.', 1)[0]);

export const graphqlType = tool({
  name: 'graphql_type',
  title: 'Look up the GraphQL API',
  about:
    'Returns a type, a query, a mutation, or a field of the GraphQL API: SDL, arguments, since when it exists, and a request that is valid for the version.',
  input: z.object({
    name: shortText.describe('Such as Dataset, searchAcrossEntities, or Mutation.addTag.'),
    version,
  }),
  output: z.object({
    version: z.string(),
    coordinate: z.string().describe('Schema coordinate.'),
    kind: z.string(),
    since: z.string().optional(),
    deprecated: z.string().optional(),
    url: z.string().optional(),
  }),
  async run(site, {name: given, version: name}) {
    const chosen = await site.version(name);
    const schema = await site.graphql(chosen);
    const found = findDefinition(schema, given);
    const coordinate = coordinateOf(found);
    const record = recordOf(await site.records(chosen, 'graphql'), coordinate);
    const {since, deprecated, url} = record ?? {};
    return {
      text: joinBlocks(
        `# ${coordinate} (GraphQL API of ${chosen.label})${marksOf({since, deprecated})}`,
        url,
        deprecated && `Deprecated: ${oneLine(deprecated)}`,
        definitionText(schema, found),
      ),
      data: {
        ...{version: chosen.name, coordinate, kind: record?.kind ?? found.kind},
        ...(since !== undefined && {since}),
        ...(deprecated !== undefined && {deprecated}),
        ...(url !== undefined && {url}),
      },
    };
  },
});
