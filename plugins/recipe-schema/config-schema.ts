/** The schema of a `config`: its fields as nested blocks. */
import type {ConfigField} from '../sources';
import {type FieldType, parseFieldType} from '../sources/parse-field-type';
import {describeField} from './describe';
import {ANY_KEY, type FieldNode, fieldTree, type OtherKey} from './field-tree';
import type {JsonSchema, SchemaObject} from '../../src/features/recipe-tool/model/json-schema';
import {choice, simpleValue} from './values';

/** What the fields alone don't say about a config. */
export type ConfigRules = {
  /** Keys that are accepted besides the fields, by path. */
  others: ReadonlyMap<string, OtherKey>;
  /** False if the platform accepts other keys at the top of the config. */
  closed: boolean;
  /** True for a choice, as in `DAY | HOUR`, that is compared in any case. */
  isAnyCase: (type: string) => boolean;
  /** True for a field with a default that may be null. */
  isNullable: (name: string) => boolean;
};

/** A key with this prefix takes the content of a file instead of its path. */
const FILE_KEYS = {'^__DATAHUB_TO_FILE_': {type: 'string'}} as const;

function typeSchema(
  type: FieldType,
  block: SchemaObject | undefined,
  rules: ConfigRules,
): SchemaObject {
  switch (type.kind) {
    case 'simple':
      return (type.name === 'object' || type.name === 'any') && block
        ? block
        : simpleValue(type.name);
    case 'choice':
      return choice(type.values, rules.isAnyCase(type.values.join(' | ')));
    case 'list':
      return {
        type: 'array',
        ...(type.of ? {items: typeSchema(type.of, block, rules)} : block && {items: block}),
      };
    case 'map': {
      if (block) return {...block, additionalProperties: block.additionalProperties || true};
      if (!type.of) return {type: 'object'};
      return {type: 'object', additionalProperties: typeSchema(type.of, undefined, rules)};
    }
    case 'union':
      return {anyOf: type.of.map((one) => typeSchema(one, block, rules))};
  }
}

/** An optional setting without a default may be left empty, which YAML reads as null. */
function orNull(schema: SchemaObject): SchemaObject {
  const {type, anyOf, $ref} = schema;
  if (type !== undefined) {
    return {...schema, type: [...(typeof type === 'string' ? [type] : type), 'null']};
  }
  if (anyOf) return {...schema, anyOf: [...anyOf, {type: 'null'}]};
  return $ref === undefined ? schema : {anyOf: [schema, {type: 'null'}]};
}

/** In draft-07, nothing beside a `$ref` counts. */
const besides = (schema: SchemaObject): SchemaObject =>
  schema.$ref === undefined ? schema : {allOf: [schema]};

function nodeSchema(node: FieldNode, isRequired: boolean, rules: ConfigRules): SchemaObject {
  const isBlock = node.children.size > 0 || node.others.size > 0;
  const block = isBlock ? blockSchema(node, true, rules) : undefined;
  if (!node.field) return block ?? {};
  const {field} = node;
  const schema = typeSchema(parseFieldType(field.type), block, rules);
  const isEmpty = (!isRequired && field.default === null) || rules.isNullable(field.name);
  return {...describeField(field), ...besides(isEmpty ? orNull(schema) : schema)};
}

const otherKey = ({note}: OtherKey): JsonSchema =>
  note === undefined ? true : {description: note, deprecated: true, deprecationMessage: note};

/** What a block must contain; a former name of a key does, too. */
function requirement({required, others}: FieldNode): SchemaObject {
  const formerOf = (key: string) =>
    [...others].filter(([, {now}]) => now?.split('.').at(-1) === key).map(([name]) => name);
  const keys = [...required].map((key) => ({key, former: formerOf(key)}));
  const plain = keys.filter(({former}) => former.length === 0).map(({key}) => key);
  const rules = keys
    .filter(({former}) => former.length > 0)
    .map(({key, former}) => ({
      if: {anyOf: former.map((name) => ({required: [name]}))},
      then: true as const,
      else: {required: [key]},
    }));
  return {...(plain.length > 0 && {required: plain}), ...(rules.length > 0 && {allOf: rules})};
}

function blockSchema(node: FieldNode, closed: boolean, rules: ConfigRules): SchemaObject {
  const properties: Record<string, JsonSchema> = {};
  for (const [key, child] of node.children) {
    if (key !== ANY_KEY) properties[key] = nodeSchema(child, node.required.has(key), rules);
  }
  for (const [key, other] of node.others) properties[key] ??= otherKey(other);
  const anyKey = node.children.get(ANY_KEY);
  return {
    type: 'object',
    properties,
    ...(closed && !anyKey && {patternProperties: FILE_KEYS}),
    ...requirement(node),
    additionalProperties: anyKey ? nodeSchema(anyKey, true, rules) : !closed,
  };
}

/** @returns the schema of the config of a plugin with these fields */
export function configSchema(fields: readonly ConfigField[], rules: ConfigRules): SchemaObject {
  return blockSchema(fieldTree(fields, rules.others), rules.closed, rules);
}
