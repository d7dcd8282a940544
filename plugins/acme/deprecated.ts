/** Fills in deprecated fields: the files have only the current name, but clients may request either. */
import {type GraphQLObjectType, type GraphQLSchema, isObjectType} from 'graphql';

/** Deprecated field → the field, or field path, that replaced it. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  author: ['actor'],
  created: ['properties', 'created'],
  definition: ['description'],
  displayName: ['properties', 'displayName'],
  editableInfo: ['editableProperties'],
  featureProperties: ['properties'],
  featureTableProperties: ['properties'],
  globalTags: ['tags'],
  info: ['properties'],
  name: ['properties', 'name'],
};

/** Fields whose replacement has a different name only in some types. */
const BY_TYPE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  InstitutionalMemoryMetadata: {description: ['label']},
  Tag: {description: ['properties', 'description']},
  Dataset: {
    description: ['properties', 'description'],
    externalUrl: ['properties', 'externalUrl'],
    origin: ['properties', 'origin'],
  },
};

type Fields = Record<string, unknown>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (fields: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), fields);

function fill(value: unknown, type: GraphQLObjectType, schema: GraphQLSchema): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, type, schema));
  if (!isMap(value)) return value;
  const filled: Fields = {};
  for (const [name, field] of Object.entries(type.getFields())) {
    const inner = String(field.type).replace(/[[\]!]/g, '');
    const innerType = schema.getType(
      isMap(value[name]) && typeof value[name].__typename === 'string'
        ? value[name].__typename
        : inner,
    );
    if (name in value) {
      filled[name] = isObjectType(innerType) ? fill(value[name], innerType, schema) : value[name];
    } else if (field.deprecationReason !== undefined) {
      const path = BY_TYPE[type.name]?.[name] ?? FORMER[name];
      const found = path && at(value, path);
      if (found !== undefined) filled[name] = found;
    }
  }
  return {...value, ...filled};
}

/** @returns a copy of an entity's fields with the deprecated ones, at every level */
export function withFormerFields(
  fields: Fields,
  type: GraphQLObjectType,
  schema: GraphQLSchema,
): Fields {
  return fill(fields, type, schema) as Fields;
}
