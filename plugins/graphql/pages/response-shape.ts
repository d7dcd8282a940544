/** The shape of the response to an operation: the keys that come back, with the type of each value. */
import {
  type FieldNode,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

type Shape = {[key: string]: Value};
type Value = Shape | string | [Value];

/** The fields of an object, or the name of another type, in as many lists as the type has. */
function wrapped(type: GraphQLOutputType, fields: Shape | undefined): Value {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [wrapped(nullable.ofType as GraphQLOutputType, fields)];
  return fields ?? String(type);
}

/** The fields in the innermost list of a value. */
function fieldsIn(value: Value | undefined): Shape | undefined {
  if (Array.isArray(value)) return fieldsIn(value[0]);
  return typeof value === 'object' ? value : undefined;
}

/** Whether the innermost type has fields of its own. */
function hasFields(type: GraphQLOutputType): boolean {
  if (isNonNullType(type) || isListType(type)) return hasFields(type.ofType as GraphQLOutputType);
  return isCompositeType(type);
}

/**
 * @param query a valid operation
 * @returns the response as JSON, in which the name of a type is in the place of each value; the fields of fragments on
 * different types are merged, although one object has only those of its own type
 */
export function responseShape(schema: GraphQLSchema, query: string): string {
  const data: Shape = {};
  const stack: Shape[] = [data];
  const types = new TypeInfo(schema);
  const nameOf = ({alias, name}: FieldNode) => (alias ?? name).value;
  visit(
    parse(query),
    visitWithTypeInfo(types, {
      [Kind.FIELD]: {
        enter(node) {
          const [type, parent] = [types.getType(), stack.at(-1)];
          if (!type || !parent) return;
          const key = nameOf(node);
          // Two fragments may select the same field.
          const fields = hasFields(type) ? (fieldsIn(parent[key]) ?? {}) : undefined;
          parent[key] ??= wrapped(type, fields);
          if (fields) stack.push(fields);
        },
        leave() {
          const type = types.getType();
          if (type && hasFields(type)) stack.pop();
        },
      },
    }),
  );
  return JSON.stringify({data}, null, 2);
}
