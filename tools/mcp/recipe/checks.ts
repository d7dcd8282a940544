/**
 * Compiles checks of recipes. The schema describes more than a hundred plugins, which takes seconds to compile; a recipe
 * has three of them.
 */
import {recipeChecker} from '../../../plugins/recipe-schema/checker';
import type {Fault} from '../../../src/features/recipe-tool/model/faults';
import type {JsonSchema, SchemaObject} from '../../../src/features/recipe-tool/model/json-schema';

type Check = (recipe: unknown) => Fault[];

/** Compiled checks that are kept for each schema; callers choose the plugins. */
const MOST = 40;

const known = new WeakMap<SchemaObject, Map<string, Check>>();

type Part = {type?: unknown} | null | undefined;

const typeOf = (part: unknown): string[] => {
  const type = typeof part === 'object' ? (part as Part)?.type : undefined;
  return typeof type === 'string' ? [type] : [];
};

/** The names of definitions that a recipe needs: `source.snowflake`, `sink.datahub-rest`. */
function neededBy(recipe: unknown): string[] {
  if (typeof recipe !== 'object' || recipe === null) return [];
  const {source, sink, transformers} = recipe as Record<string, unknown>;
  const list: unknown[] = Array.isArray(transformers) ? transformers : [];
  return [
    ...typeOf(source).map((type) => `source.${type}`),
    ...typeOf(sink).map((type) => `sink.${type}`),
    ...list.flatMap(typeOf).map((type) => `transformer.${type}`),
  ];
}

/** The definition that a rule for one plugin refers to; undefined for any other schema. */
function ruleFor(schema: JsonSchema): string | undefined {
  const config =
    schema === true ? undefined : schema.then !== true && schema.then?.properties?.config;
  const ref = config && config !== true ? config.$ref : undefined;
  return ref?.replace('#/definitions/', '');
}

/** Leaves out the rules and the definitions of plugins that aren't needed; names of plugins have a dot. */
function reduced(schema: JsonSchema, needed: ReadonlySet<string>): JsonSchema {
  if (schema === true) return true;
  const {allOf, properties, items, definitions, ...rest} = schema;
  const isKept = (name: string | undefined) => !name?.includes('.') || needed.has(name);
  const rules = allOf?.filter((rule) => isKept(ruleFor(rule)));
  const each = (map: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(map).map(([key, one]) => [key, reduced(one, needed)]));
  return {
    ...rest,
    ...(properties && {properties: each(properties)}),
    ...(items !== undefined && {items: reduced(items, needed)}),
    // A list without entries isn't allowed.
    ...(rules && rules.length > 0 && {allOf: rules}),
    ...(definitions && {
      definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => isKept(name))),
    }),
  };
}

function reducedTo(schema: SchemaObject, needed: ReadonlySet<string>): SchemaObject {
  const made = reduced(schema, needed);
  return made === true ? {} : made;
}

/**
 * @param schema of all recipes; pass the same object each time
 * @returns the faults of a recipe
 */
export function recipeFaults(schema: SchemaObject, recipe: unknown): Fault[] {
  const definitions = schema.definitions ?? {};
  const needed = new Set(neededBy(recipe).filter((name) => Object.hasOwn(definitions, name)));
  const key = [...needed].sort().join(' ');
  const checks = known.get(schema) ?? new Map<string, Check>();
  known.set(schema, checks);
  const check = checks.get(key) ?? recipeChecker(reducedTo(schema, needed));
  // The one that was used last is at the end.
  checks.delete(key);
  checks.set(key, check);
  const [oldest] = checks.keys();
  if (checks.size > MOST && oldest !== undefined) checks.delete(oldest);
  return check(recipe);
}
