/** Records of the GraphQL API: what a schema can't say about its definitions. */
import {type GraphQLNamedType, isIntrospectionType, isSpecifiedScalarType} from 'graphql';
import type {GraphqlReference} from '../../graphql';
import {anchorOf, type PageName, pageOf, ROOT_PAGES} from '../../graphql/pages/target';
import type {GraphqlRecord} from '../shapes/graphql';
import type {PageUrl} from './address';

const KINDS: Readonly<Record<PageName, GraphqlRecord['kind']>> = {
  queries: 'query',
  mutations: 'mutation',
  objects: 'object',
  inputObjects: 'input',
  interfaces: 'interface',
  unions: 'union',
  enums: 'enum',
  scalars: 'scalar',
};

type Described = {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
};

/** @returns a record for each type and operation, and for each member that has a mark of its own */
export function graphqlRecords(
  {schema, areaOf, since}: GraphqlReference,
  page: PageUrl,
): GraphqlRecord[] {
  const record = (
    id: string,
    type: GraphQLNamedType,
    kind: GraphqlRecord['kind'],
    {description, deprecationReason}: Described,
  ): GraphqlRecord => ({
    id,
    kind,
    area: areaOf.get(id)?.id ?? areaOf.get(type.name)?.id,
    description: description ?? undefined,
    deprecated: deprecationReason ?? undefined,
    since: since.get(id),
    url: page(`graphql/${pageOf(type)}`, anchorOf(id)),
  });
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const definitions = types.flatMap((type) => {
    const kind = KINDS[pageOf(type)];
    if (!(type.name in ROOT_PAGES)) return [record(type.name, type, kind, type)];
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    return fields.map((field) => record(`${type.name}.${field.name}`, type, kind, field));
  });
  const known = new Set(definitions.map(({id}) => id));
  const members = [...since.keys()]
    .filter((id) => !known.has(id))
    .flatMap((id) => {
      const type = schema.getType(id.split('.', 1)[0] ?? '');
      if (!type || type.name === id) return [];
      const kind = id.endsWith(')') ? 'argument' : pageOf(type) === 'enums' ? 'value' : 'field';
      return [record(id, type, kind, {})];
    });
  return [...definitions, ...members].filter(({id}) => !isBuiltIn(id, schema));
}

/** The scalars of GraphQL itself have no section. */
function isBuiltIn(id: string, schema: GraphqlReference['schema']): boolean {
  const type = schema.getType(id);
  return type !== undefined && isSpecifiedScalarType(type);
}
