/** Checks a value of a file against its type in the GraphQL schema, and converts times to milliseconds. */
import {
  getNullableType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type {Report} from '../facts/report';
import type {Key} from '../facts/yaml-text';
import {mayBeLeftOut} from './derived';
import {isEntityType, kindOfUrn} from '../../src/features/example-platform/model/kinds';

/** What a check needs besides the value and its type. */
export type Context = {
  schema: GraphQLSchema;
  report: Report;
  /** True for the URN of an entity of the world, or of a column of one. */
  exists: (urn: string) => boolean;
};

type Keys = readonly Key[];

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Scalar → its valid values, in words and as a test. */
const SCALARS: Readonly<Record<string, readonly [string, (value: unknown) => boolean]>> = {
  Boolean: ['true or false', (value) => typeof value === 'boolean'],
  Float: ['a number', (value) => typeof value === 'number'],
  Int: ['a whole number', Number.isInteger],
  Long: ['a whole number, or a time such as 2025-04-15T09:30:00Z', Number.isInteger],
  String: ['text', (value) => typeof value === 'string'],
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns names of the GraphQL types whose entities are values of the type; undefined if none are */
function entityTypes(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
): ReadonlySet<string> | undefined {
  if (isObjectType(type)) return isEntityType(type.name) ? new Set([type.name]) : undefined;
  if (!isAbstractType(type)) return undefined;
  const names = schema.getPossibleTypes(type).map(({name}) => name);
  return names.some(isEntityType) ? new Set(names) : undefined;
}

function entity(value: unknown, types: ReadonlySet<string>, keys: Keys, context: Context): unknown {
  const kind = typeof value === 'string' ? kindOfUrn(value) : undefined;
  if (!kind || !types.has(kind.typename)) {
    const names = types.size > 3 ? 'an entity' : [...types].join(' or ');
    context.report(keys, {found: value, expected: `a URN of type ${names}`});
  } else if (!context.exists(value as string)) {
    context.report(keys, {found: value, expected: 'the URN of an entity in reference/acme'});
  }
  return value;
}

function scalar(value: unknown, name: string, keys: Keys, {report, exists}: Context): unknown {
  const [expected, fits] = SCALARS[name] ?? ['text', (one: unknown) => typeof one === 'string'];
  if (name === 'Long' && typeof value === 'string' && TIME.test(value)) return Date.parse(value);
  if (!fits(value)) report(keys, {found: value, expected});
  else if (typeof value === 'string' && kindOfUrn(value) && !exists(value)) {
    report(keys, {found: value, expected: 'the URN of an entity in reference/acme'});
  }
  return value;
}

function enumValue(value: unknown, type: GraphQLEnumType, keys: Keys, {report}: Context): unknown {
  const names = type.getValues().map(({name}) => name);
  if (!names.includes(String(value))) {
    const expected = names.length > 20 ? `a value of ${type.name}` : `one of ${names.join(', ')}`;
    report(keys, {found: value, expected});
  }
  return value;
}

/**
 * Checks the fields of an object, and that required ones are there.
 *
 * @param fields without keys that are not fields of the type, such as `__typename`
 * @param refuse says why a field may not be written; undefined if it may
 */
export function checkFields(
  fields: Readonly<Record<string, unknown>>,
  type: GraphQLObjectType,
  keys: Keys,
  context: Context,
  refuse: (field: string) => string | undefined = () => undefined,
): Record<string, unknown> {
  const known = type.getFields();
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = known[name];
    const expected = field ? refuse(name) : `a field of the GraphQL type ${type.name}`;
    if (!field || expected !== undefined) {
      context.report([...keys, name], {found: name, expected: expected ?? ''});
    } else checked[name] = checkValue(value, field.type, [...keys, name], context);
  }
  for (const field of Object.values(known)) {
    if (!isNonNullType(field.type) || field.name in fields || mayBeLeftOut(type, field)) continue;
    context.report(keys, {
      expected: `the field ${field.name}, which every ${type.name} has`,
    });
  }
  return checked;
}

function abstractValue(
  value: Record<string, unknown>,
  types: readonly GraphQLObjectType[],
  keys: Keys,
  context: Context,
): unknown {
  const {__typename: name, ...fields} = value;
  const type = types.find((one) => one.name === name);
  if (type) return {__typename: type.name, ...checkFields(fields, type, keys, context)};
  const expected = `one of ${types.map((one) => one.name).join(', ')}`;
  context.report([...keys, '__typename'], {found: name, expected});
  return value;
}

/** @returns the value with times in milliseconds; invalid values are reported and returned unchanged */
export function checkValue(
  value: unknown,
  type: GraphQLOutputType,
  keys: Keys,
  context: Context,
): unknown {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) context.report(keys, {found: value, expected: 'a value'});
    return null;
  }
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (!Array.isArray(value)) {
      context.report(keys, {found: value, expected: 'a list'});
      return value;
    }
    const item = bare.ofType as GraphQLOutputType;
    return value.map((one, i) => checkValue(one, item, [...keys, i], context));
  }
  if (isEnumType(bare)) return enumValue(value, bare, keys, context);
  const types = entityTypes(bare, context.schema);
  if (types) return entity(value, types, keys, context);
  if (!isObjectType(bare) && !isAbstractType(bare)) return scalar(value, bare.name, keys, context);
  if (!isMap(value)) {
    context.report(keys, {found: value, expected: 'a map'});
    return value;
  }
  return isObjectType(bare)
    ? checkFields(value, bare, keys, context)
    : abstractValue(value, context.schema.getPossibleTypes(bare), keys, context);
}
