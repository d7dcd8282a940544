/** Finds a type or an operation of the GraphQL API by its name. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import {unknownName} from '../mistake';

/** The types whose fields are operations. */
const ROOTS = ['Query', 'Mutation'] as const;
type Root = (typeof ROOTS)[number];

/** A field of Query or Mutation. */
export type Operation = {root: Root; field: GraphQLField<unknown, unknown>};

/** What a name means. */
export type Definition =
  | {kind: 'type'; type: GraphQLNamedType}
  | {kind: 'operation'; operation: Operation}
  | {kind: 'field'; type: GraphQLNamedType; field: GraphQLField<unknown, unknown>};

/** @returns all operations of the API, queries first */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  return ROOTS.flatMap((root) => {
    const type = schema.getType(root);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.map((field) => ({root, field}));
  });
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * @param given `Dataset`, `dataset`, `Query.dataset`, `Dataset.ownership`; an exact spelling wins over one in another
 *   case, and a type over an operation
 * @throws Mistake that suggests the most similar name
 */
export function findDefinition(schema: GraphQLSchema, given: string): Definition {
  const [owner = '', member] = given
    .replace(/[(!\][].*$/, '')
    .replace(/^\[/, '')
    .split('.', 2);
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const operations = operationsOf(schema);
  if (member === undefined) {
    for (const fits of [(a: string, b: string) => a === b, isSame]) {
      const type = types.find(({name}) => fits(name, owner));
      if (type) return {kind: 'type', type};
      const operation = operations.find(({field}) => fits(field.name, owner));
      if (operation) return {kind: 'operation', operation};
    }
    const names = [...types.map(({name}) => name), ...operations.map(({field}) => field.name)];
    throw unknownName('type or operation of the GraphQL API', given, names);
  }
  const operation = operations.find(
    ({root, field}) => isSame(root, owner) && isSame(field.name, member),
  );
  if (operation) return {kind: 'operation', operation};
  const type = types.find(({name}) => isSame(name, owner));
  if (!isObjectType(type) && !isInterfaceType(type)) {
    throw unknownName(
      'object or interface type',
      owner,
      types.map(({name}) => name),
    );
  }
  const fields = Object.values(type.getFields());
  const field = fields.find(({name}) => isSame(name, member));
  if (field) return {kind: 'field', type, field};
  throw unknownName(
    `field of ${type.name}`,
    member,
    fields.map(({name}) => name),
  );
}
