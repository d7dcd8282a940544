/** Where each type of a schema is used: the index behind "Used by". */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';

import {byName} from '../../../src/lib/by-name';

/** Type name → coordinates of the fields and arguments that have it, root fields first. */
export type Usage = ReadonlyMap<string, readonly string[]>;

type Use = {coordinate: string; type: string};

function usesOfField(owner: string, field: GraphQLField<unknown, unknown>): Use[] {
  const coordinate = `${owner}.${field.name}`;
  return [
    {coordinate, type: getNamedType(field.type).name},
    ...field.args.map((argument) => ({
      coordinate: `${coordinate}(${argument.name}:)`,
      type: getNamedType(argument.type).name,
    })),
  ];
}

/** Uses in one type, except those that it repeats from its interface. */
function usesIn(type: GraphQLNamedType): Use[] {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      coordinate: `${type.name}.${field.name}`,
      type: getNamedType(field.type).name,
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const inherited = new Set(
    type
      .getInterfaces()
      .flatMap((parent) =>
        Object.values(parent.getFields()).flatMap((field) => usesOfField(type.name, field)),
      )
      .map(({coordinate, type: used}) => `${coordinate} ${used}`),
  );
  return Object.values(type.getFields())
    .flatMap((field) => usesOfField(type.name, field))
    .filter(({coordinate, type: used}) => !inherited.has(`${coordinate} ${used}`));
}

/** Builds the index of a schema; unused types are not in it. */
export function usageOf(schema: GraphQLSchema): Usage {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  const others = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.some(({name}) => name === type.name))
    .sort(byName);
  const usage = new Map<string, string[]>();
  for (const {coordinate, type} of [...roots, ...others].flatMap(usesIn)) {
    usage.set(type, [...(usage.get(type) ?? []), coordinate]);
  }
  return usage;
}
