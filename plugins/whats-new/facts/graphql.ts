/** What can change in the GraphQL API. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import {anchorOf, pageOf, ROOT_PAGES} from '../../graphql/pages/target';
import type {Fact} from '../compare';

type Member = {name: string; deprecationReason?: string | null | undefined};

const shown = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

const inputValues = ({type, defaultValue}: GraphQLArgument | GraphQLInputField) => ({
  type: String(type),
  default: shown(defaultValue),
});

function factsOfType(type: GraphQLNamedType): Fact[] {
  const page = `graphql/${pageOf(type)}`;
  const isRoot = type.name in ROOT_PAGES;
  const common = {area: 'graphql', page} as const;
  const make = (
    coordinate: string,
    what: string,
    member: Member,
    parent: string | undefined,
    values: Fact['values'] = {},
  ): Fact => ({
    ...common,
    key: `graphql:${coordinate}`,
    what,
    name:
      what === 'argument'
        ? `${coordinate.slice(0, coordinate.indexOf('('))}(${member.name}:)`
        : member.name,
    ...(what !== 'argument' && !isRoot && coordinate !== type.name && {owner: type.name}),
    anchor: anchorOf(coordinate),
    deprecated: Boolean(member.deprecationReason),
    parents: parent === undefined ? [] : [`graphql:${parent}`],
    values,
  });
  const facts: Fact[] = isRoot ? [] : [make(type.name, 'type', type, undefined)];
  const inside = isRoot ? undefined : type.name;
  if (isEnumType(type)) {
    for (const value of type.getValues())
      facts.push(make(`${type.name}.${value.name}`, 'enum value', value, inside));
  } else if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields()))
      facts.push(
        make(`${type.name}.${field.name}`, 'input field', field, inside, inputValues(field)),
      );
  } else if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const what = isRoot ? type.name.toLowerCase() : 'field';
      facts.push(make(coordinate, what, field, inside, {type: String(field.type)}));
      for (const argument of field.args)
        facts.push(
          make(
            `${coordinate}(${argument.name}:)`,
            'argument',
            argument,
            coordinate,
            inputValues(argument),
          ),
        );
    }
  } else if (isUnionType(type)) {
    // Its members have no elements of their own on the page.
    for (const {name} of type.getTypes())
      facts.push({
        ...make(`${type.name}.${name}`, 'union member', {name}, inside),
        anchor: anchorOf(type.name),
      });
  }
  return facts;
}

/** @param schema of one version */
export function graphqlFacts(schema: GraphQLSchema): Fact[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(factsOfType);
}
