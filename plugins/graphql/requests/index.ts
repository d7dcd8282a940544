/** Writes a request for an operation that has no example, from the schema alone. */
import {getNamedType, type GraphQLSchema} from 'graphql';
import type {Operation} from '../model';
import {select, selectionLines} from './selection';
import {isSentArgument, valueOf} from './values';

/** A request that readers can copy. */
export type GeneratedRequest = {query: string; variables: Readonly<Record<string, unknown>>};

/**
 * @returns an operation named like the field, with the arguments that it needs as variables and a small selection; the
 * same schema gives the same text
 */
export function generatedRequest(
  schema: GraphQLSchema,
  {root, field}: Operation,
): GeneratedRequest {
  const coordinateOf = (name: string) => `${root}.${field.name}(${name}:)`;
  const args = field.args.filter((arg) => isSentArgument(coordinateOf(arg.name), arg));
  const result = getNamedType(field.type);
  const purpose = {name: field.name, returns: result.name};

  const list = (items: readonly string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');
  const declared = list(args.map(({name, type}) => `$${name}: ${String(type)}`));
  const passed = list(args.map(({name}) => `${name}: $${name}`));
  const below = select(schema, result);
  const lines = selectionLines([{text: field.name + passed, below}], '  ');
  return {
    query: [`${root.toLowerCase()} ${field.name}${declared} {`, ...lines, '}'].join('\n'),
    variables: Object.fromEntries(
      args.map((arg) => [arg.name, valueOf(coordinateOf(arg.name), arg, purpose)]),
    ),
  };
}
