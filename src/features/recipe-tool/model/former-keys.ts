/** Finds keys that the platform accepts only for older recipes. */
import type {JsonSchema, SchemaObject} from './json-schema';
import {isMap} from './values';

/** A key, and what the facts say about it. */
type FormerKey = {path: string; note: string};

const objectOf = (schema: JsonSchema | boolean | undefined): SchemaObject | undefined =>
  typeof schema === 'object' ? schema : undefined;

/** The alternatives of a value, of which the one with these keys is meant. */
const alternatives = (schema: SchemaObject): SchemaObject[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => objectOf(one) ?? []),
];

/**
 * @param schema of the value
 * @param path of the value in the recipe
 * @returns keys that are deprecated, renamed, or removed
 */
export function formerKeys(schema: SchemaObject, value: unknown, path: string): FormerKey[] {
  const all = alternatives(schema);
  if (Array.isArray(value)) {
    const items = all.flatMap(({items: one}) => objectOf(one) ?? [])[0];
    return items ? value.flatMap((item, i) => formerKeys(items, item, `${path}.${i}`)) : [];
  }
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = all.flatMap(({properties, additionalProperties: any}) => {
      const named = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
      return objectOf(named) ?? objectOf(any) ?? [];
    })[0];
    if (!own) return [];
    const at = `${path}.${key}`;
    const note = own.deprecationMessage ?? (own.deprecated ? 'Deprecated.' : undefined);
    return [...(note === undefined ? [] : [{path: at, note}]), ...formerKeys(own, inner, at)];
  });
}
