/** Descriptions of the scalars that are built into GraphQL. */
import {type GraphQLNamedType, specifiedScalarTypes} from 'graphql';

/** Ranges and formats follow the GraphQL specification, October 2021, section 3.5. */
export const BUILT_IN: Readonly<Record<string, string>> = {
  String: 'UTF-8 text, such as URNs, names, and anything free-form.',
  Int: 'Signed 32-bit integer. Larger numbers, such as timestamps, are `Long`.',
  Float: 'Double-precision floating-point number (IEEE 754).',
  Boolean: '`true` or `false`.',
  ID: 'Identifier, sent as text. Built into GraphQL; this API identifies entities by URNs of type `String`.',
};

/** All scalars of a schema by name, including built-in ones that it doesn't use. */
export function withBuiltIn(types: readonly GraphQLNamedType[]): GraphQLNamedType[] {
  return [
    ...new Map([...specifiedScalarTypes, ...types].map((type) => [type.name, type])).values(),
  ];
}
