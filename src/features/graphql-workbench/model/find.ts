/** Finds the operation that a link names. */
import type {Operation} from './types';

/** `/docs/graphql/queries#me` → `me` */
const anchorOf = ({url}: Operation) => url.slice(url.indexOf('#') + 1);

/**
 * @param name id of an operation, such as `Query.me`, or the anchor of its request in the reference, such as `request-me`
 * @returns the operation; the first one if none has the name
 */
export function findOperation(
  operations: readonly [Operation, ...Operation[]],
  name: string | undefined,
): Operation {
  const isNamed = (one: Operation) =>
    one.id === name || anchorOf(one) === name || `request-${anchorOf(one)}` === name;
  return operations.find(isNamed) ?? operations[0];
}
