/** Reads and changes what people say about an asset or one of its columns. */
import type {Entity} from './world';
import type {Store} from './store';

/** What a mutation is about: an asset, or one of its columns. */
export type Resource = {
  resourceUrn: string;
  subResource?: string | null;
};

type Values = Record<string, unknown>;
type EditedColumns = {editableSchemaFieldInfo: ({fieldPath: string} & Values)[]};

/** What the platform stores about a column in addition to the schema, because it doesn't come from the source. */
function editedColumn(entity: Entity, fieldPath: string): Values {
  const edited = (entity['editableSchemaMetadata'] ??= {
    editableSchemaFieldInfo: [],
  }) as EditedColumns;
  const known = edited.editableSchemaFieldInfo.find((one) => one.fieldPath === fieldPath);
  if (known) return known;
  const added = {fieldPath};
  edited.editableSchemaFieldInfo.push(added);
  return added;
}

/** The values of a resource that can be changed; none for one that doesn't exist. */
export function valuesOf({entities}: Store, {resourceUrn, subResource}: Resource): Values {
  const entity = entities.get(resourceUrn);
  if (!entity) return {};
  return subResource ? editedColumn(entity, subResource) : entity;
}

/** The resources with their values. */
export const changed = (store: Store, resources: readonly Resource[]): Values[] =>
  resources.map((resource) => valuesOf(store, resource));

/**
 * Adds items to a list inside a value, except those that are already there.
 *
 * @param keys of the values; an older name of the same value is changed with it
 * @param list key of the list inside them
 * @param item keys that identify an item
 */
export function addTo(
  values: Values,
  keys: readonly string[],
  list: string,
  item: readonly string[],
  added: readonly Values[],
): void {
  const before = ((values[keys[0] ?? ''] as Values | undefined)?.[list] ?? []) as Values[];
  const isSame = (one: Values, two: Values) => item.every((key) => one[key] === two[key]);
  const others = before.filter((one) => !added.some((two) => isSame(one, two)));
  for (const key of keys) {
    values[key] = {...(values[key] as Values | undefined), [list]: [...others, ...added]};
  }
}

/**
 * Removes items from a list inside a value; one that isn't there stays missing.
 *
 * @param keys of the values; an older name of the same value is changed with it
 * @param list key of the list inside them
 * @param isGone true for an item to remove
 */
export function removeFrom(
  values: Values,
  keys: readonly string[],
  list: string,
  isGone: (item: Values) => boolean,
): void {
  for (const key of keys) {
    const before = values[key] as Values | undefined;
    if (!before) continue;
    const items = (before[list] ?? []) as Values[];
    values[key] = {...before, [list]: items.filter((item) => !isGone(item))};
  }
}
