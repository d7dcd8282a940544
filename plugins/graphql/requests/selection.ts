/** What a generated request selects from a result: enough to recognize each object, and no more. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** A field, or the condition of a fragment, and what is selected below it. */
export type Selected = {text: string; below: readonly Selected[]};

type Field = GraphQLField<unknown, unknown>;

/** The fields that say what an object is, in the order to select them. */
const NAMES = ['name', 'displayName', 'username', 'title'];

/** Parts of an entity that may have its name. */
const PARTS = ['properties', 'info', 'definition', 'content', 'details'];

/** Numbers and cursors of a page of results. */
const PAGE = ['start', 'count', 'total', 'nextScrollId'];

/** As many single values of an object that is neither an entity nor a page of results. */
const VALUES = 6;

/** As many of its objects. */
const OBJECTS = 2;

/** Below this depth, only single values and references to entities are selected. */
const DEPTH = 2;

const leaf = (text: string): Selected => ({text, below: []});

const hasLeafType = ({type}: Field) => isLeafType(getNamedType(type));

function isList({type}: Field): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function usableFields(type: {getFields: GraphQLObjectType['getFields']}): Field[] {
  return Object.values(type.getFields()).filter(
    ({args, deprecationReason}) => deprecationReason == null && !args.some(isRequiredArgument),
  );
}

/** `urn`, and `type` if it is that of an entity: an ingestion source has a `type` of its own. */
function identity(fields: readonly Field[]): Selected[] {
  const own = fields.filter(
    ({name, type}) =>
      name === 'urn' || (name === 'type' && getNamedType(type).name === 'EntityType'),
  );
  return own.map(({name}) => leaf(name));
}

function named(fields: readonly Field[], names: readonly string[]): Selected[] {
  return names.filter((name) => fields.some((f) => f.name === name && hasLeafType(f))).map(leaf);
}

/** The part of an entity that has its name, or else the entity's ID. */
function namedPart(fields: readonly Field[], names: readonly string[]): Selected[] {
  for (const part of PARTS) {
    const type = getNamedType(fields.find(({name}) => name === part)?.type);
    const below = isObjectType(type) ? named(usableFields(type), names) : [];
    if (below.length > 0) return [{text: part, below}];
  }
  return named(fields, ['id']);
}

function entity(fields: readonly Field[], depth: number): Selected[] {
  const names = depth === 0 ? [...NAMES, 'description'] : NAMES;
  const own = named(fields, names);
  const part = depth < DEPTH && own.length === 0 ? namedPart(fields, names) : [];
  return [...identity(fields), ...own, ...part];
}

/** The first list of a page, preferably one of entities. */
function page(schema: GraphQLSchema, fields: readonly Field[], depth: number): Selected[] {
  const lists = fields.filter((field) => isList(field) && !hasLeafType(field));
  const below = lists.map(({name, type}) => ({
    text: name,
    below: select(schema, getNamedType(type), depth + 1),
  }));
  const items = below.find((list) => JSON.stringify(list).includes('"urn"')) ?? below[0];
  return [...named(fields, PAGE), ...(items ? [items] : [])];
}

function plain(schema: GraphQLSchema, fields: readonly Field[], depth: number): Selected[] {
  const values = fields.filter(hasLeafType).slice(0, VALUES);
  const objects = fields
    .filter((field) => !hasLeafType(field))
    .filter(({type}) => depth < DEPTH || isEntity(getNamedType(type)))
    .slice(0, OBJECTS);
  return [...values, ...objects].map(({name, type}) => ({
    text: name,
    below: select(schema, getNamedType(type), depth + 1),
  }));
}

/** A match of a search says little but which entity it is. */
function match(schema: GraphQLSchema, field: Field, depth: number): Selected {
  return {text: field.name, below: select(schema, getNamedType(field.type), depth + 1)};
}

const ENTITY = 'Entity';

/** Others may have a `urn`, too: that of the entity they are about. */
function isEntity(type: GraphQLNamedType): boolean {
  if (isInterfaceType(type) && type.name === ENTITY) return true;
  return (
    (isObjectType(type) || isInterfaceType(type)) &&
    type.getInterfaces().some(({name}) => name === ENTITY)
  );
}

/** An object of a union has no field in common with the others, but entities have those of their interface. */
function ofUnion(schema: GraphQLSchema, members: readonly GraphQLNamedType[]): Selected[] {
  const common = schema.getType(ENTITY);
  const fragment = isInterfaceType(common) && members.some(isEntity);
  return [
    leaf('__typename'),
    ...(fragment ? [{text: `... on ${ENTITY}`, below: identity(usableFields(common))}] : []),
  ];
}

/**
 * @param type named type of a result, or of a field of it
 * @param depth of the type below the operation
 * @returns what to select; empty for a type without fields
 */
export function select(schema: GraphQLSchema, type: GraphQLNamedType, depth = 0): Selected[] {
  if (isUnionType(type)) return ofUnion(schema, type.getTypes());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = usableFields(type);
  const has = (name: string) => fields.some((field) => field.name === name);
  const matched = fields.find((field) => field.name === 'entity' && isNonNullType(field.type));
  const found = isEntity(type)
    ? entity(fields, depth)
    : has('total') || (has('start') && has('count'))
      ? page(schema, fields, depth)
      : matched
        ? [match(schema, matched, depth)]
        : plain(schema, fields, depth);
  return found.length > 0 ? found : [leaf('__typename')];
}

/** Writes a selection as GraphQL, in lines. */
export function selectionLines(selected: readonly Selected[], indent: string): string[] {
  return selected.flatMap(({text, below}) =>
    below.length === 0
      ? [`${indent}${text}`]
      : [`${indent}${text} {`, ...selectionLines(below, `${indent}  `), `${indent}}`],
  );
}
