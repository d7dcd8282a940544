/** The real example company, and accessors for tests. */
import {ROOT} from '../../common/root';
import {Problems} from '../../facts/problems';
import {type Entity, loadWorld} from '..';

/** Problems in reference/acme. */
export const problems = new Problems();

export const world = loadWorld(ROOT, problems);

/** All entities, in the order of the files. */
export const entities = [...world.entities.values()];

/** The entities of a GraphQL type. */
export const ofType = (typename: string) => entities.filter((one) => one.__typename === typename);

/** @throws Error if there is no such entity */
export function entity(urn: string): Entity {
  const found = world.entities.get(urn);
  if (!found) throw new Error(`no ${urn} in reference/acme`);
  return found;
}

/** The table that most pages use. */
export const ORDERS =
  'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

/** The value at a path in another one, or undefined; numbers in the path are indexes. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (one, key) => (one as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

/** The list at a path; empty if there is none. */
export const list = (value: unknown, ...keys: (string | number)[]) =>
  (at(value, ...keys) ?? []) as readonly unknown[];

/** The values at a path of each item. */
export const values = (items: readonly unknown[], ...keys: (string | number)[]) =>
  items.map((item) => at(item, ...keys));

/** Paths of the columns of a dataset. */
export const columns = (dataset: Entity) =>
  values(list(dataset, 'schemaMetadata', 'fields'), 'fieldPath') as readonly string[];
