/** Removes from a schema what only editors show. */
import type {JsonSchema, SchemaObject} from '../../src/features/recipe-tool/model/json-schema';

/** Keywords that the check doesn't read. */
const DROPPED = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'markdownDescription',
  'markdownEnumDescriptions',
  'default',
  'examples',
]);

type Schemas = Readonly<Record<string, JsonSchema>>;

const each = (map: Schemas): Schemas =>
  Object.fromEntries(Object.entries(map).map(([key, one]) => [key, plain(one)]));

function plain(schema: JsonSchema): JsonSchema {
  return schema === true ? true : plainSchema(schema);
}

const list = (all: readonly JsonSchema[]) => all.map(plain);

/** @returns the same schema without descriptions, defaults, and examples */
export function plainSchema(schema: SchemaObject): SchemaObject {
  const kept: SchemaObject = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !DROPPED.has(keyword)),
  );
  const {properties, patternProperties, additionalProperties, items, definitions} = kept;
  const {allOf, anyOf, if: condition, then, else: otherwise} = kept;
  return {
    ...kept,
    ...(properties && {properties: each(properties)}),
    ...(patternProperties && {patternProperties: each(patternProperties)}),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && plain(additionalProperties),
    }),
    ...(items !== undefined && {items: plain(items)}),
    ...(definitions && {definitions: each(definitions)}),
    ...(allOf && {allOf: list(allOf)}),
    ...(anyOf && {anyOf: list(anyOf)}),
    ...(condition !== undefined && {if: plain(condition)}),
    ...(then !== undefined && {then: plain(then)}),
    ...(otherwise !== undefined && {else: plain(otherwise)}),
  };
}
