/** Responds to GraphQL from the store: computed values come from functions, the rest from the fixture. */
import {
  execute,
  type ExecutionResult,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import {columnOf} from './kinds';
import {derivedField} from './derived-fields';
import {ENTITY_FIELDS} from './entity-fields';
import {mutations} from './mutations';
import {OVER_TIME} from './over-time';
import {QUERIES} from './queries';
import type {Platform} from './query';

/** Requests that nothing here can respond to; the command reports them, because a picture may lack something. */
export type Gaps = {queries: Set<string>; fields: Set<string>};

type Context = Platform & {gaps: Gaps};

/** The entities that values belong to, however deep they are. */
const owners = new WeakMap<object, string>();

/** Remembers which entity a value belongs to. */
function own(value: unknown, urn: string | undefined): void {
  if (urn === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) value.forEach((one) => own(one, urn));
  else if (!('urn' in value)) owners.set(value, urn);
}

/** Columns aren't entities of the fixture: their URN says everything. */
function columnEntity(urn: string): Record<string, unknown> | undefined {
  const column = columnOf(urn);
  if (!column) return undefined;
  const [parent, fieldPath] = column;
  return {
    __typename: 'SchemaFieldEntity',
    urn,
    type: 'SCHEMA_FIELD',
    fieldPath,
    parent,
    status: {removed: false},
  };
}

/** Replaces URNs in the fixture with their entities. */
function withEntities(
  value: unknown,
  type: ReturnType<typeof getNamedType>,
  context: Context,
): unknown {
  if (Array.isArray(value)) return value.map((one) => withEntities(one, type, context));
  const named = typeof value === 'string' && value.startsWith('urn:li:');
  if (!named || !(isObjectType(type) || isAbstractType(type))) return value;
  return context.store.entities.get(value) ?? columnEntity(value) ?? null;
}

const EMPTY: Readonly<Record<string, unknown>> = {Int: 0, Float: 0, Long: 0, Boolean: false};

/** Returns a value for what the schema requires and nothing provides. */
function filler(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isScalarType(inner)) return EMPTY[inner.name] ?? '';
  return isObjectType(inner) ? {} : null;
}

const resolveField: GraphQLFieldResolver<Record<string, unknown> | undefined, Context> = (
  source,
  args,
  context,
  {fieldName, parentType, returnType, operation, schema},
) => {
  const {store, gaps} = context;
  const named = getNamedType(returnType);
  let value: unknown;
  if (parentType.name === 'Query') {
    const query = QUERIES[fieldName];
    const urns = (args as {urn?: unknown; urns?: unknown}).urn ?? (args as {urns?: unknown}).urns;
    if (query) value = query(context, args as never, operation.name?.value);
    else if (fieldName === 'entityExists') value = store.entities.has(String(urns));
    else if (urns !== undefined) value = urns;
    else gaps.queries.add(fieldName);
  } else if (parentType.name === 'Mutation') {
    const mutation = mutations[fieldName];
    if (mutation) value = mutation(context, args as never);
    else gaps.queries.add(fieldName);
  } else {
    value = isOff(fieldName, context) ? null : source?.[fieldName];
    const urn = typeof source?.['urn'] === 'string' ? source['urn'] : source && owners.get(source);
    const entity = urn === undefined ? undefined : store.entities.get(urn);
    if (value === undefined && source && entity) {
      value =
        source === entity
          ? ENTITY_FIELDS[fieldName]?.(store, entity, args, schema)
          : derivedField(parentType.name, fieldName, {owner: entity, store, source});
    }
    const cut = source === entity ? OVER_TIME[fieldName] : undefined;
    if (cut) value = cut(value, args, store);
    own(value, urn);
  }
  if (value !== undefined && value !== null) return withEntities(value, named, context);
  if (!isNonNullType(returnType)) return null;
  gaps.fields.add(`${parentType.name}.${fieldName}`);
  return filler(returnType);
};

/** Fields that are empty while their feature is off. */
const OF_FEATURES: Readonly<Record<string, string>> = {
  businessAttributes: 'businessAttributeEntityEnabled',
};

function isOff(field: string, {features}: Context): boolean {
  const feature = OF_FEATURES[field];
  return feature !== undefined && !features?.includes(feature);
}

const resolveType: GraphQLTypeResolver<{__typename?: string}, Context> = (value) =>
  value.__typename;

/** Returns the response to one request of the front end. */
export async function answer(
  context: Context,
  {
    query,
    variables,
    operationName,
  }: {query: string; variables?: Record<string, unknown>; operationName?: string},
): Promise<ExecutionResult> {
  return execute({
    schema: context.schema,
    document: parse(query),
    variableValues: variables ?? {},
    operationName: operationName ?? null,
    fieldResolver: resolveField,
    typeResolver: resolveType,
    contextValue: context,
  });
}
