/** The scalars that every GraphQL schema has without defining them, in our words. */
import {type GraphQLNamedType, specifiedScalarTypes} from 'graphql';

/** Source of the ranges and forms: the GraphQL specification, October 2021, section 3.5. */
export const BUILT_IN: Readonly<Record<string, string>> = {
  String: 'Text in UTF-8. URNs, names and everything free-form.',
  Int: 'Whole number of 32 bits with a sign. Larger numbers, such as timestamps, are `Long`.',
  Float: 'Number with a fraction, in double precision (IEEE 754).',
  Boolean: '`true` or `false`.',
  ID: 'Identifier, sent as text. Built into GraphQL; this API names its entities by URNs of type `String`.',
};

/** Every scalar of a schema by name, with the built-in ones it may not even use. */
export function withBuiltIn(types: readonly GraphQLNamedType[]): GraphQLNamedType[] {
  return [
    ...new Map([...specifiedScalarTypes, ...types].map((type) => [type.name, type])).values(),
  ];
}
