/** Orders of the catalog and the matrix, as `sort` names them in the address. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {byName} from '../../../lib/by-name';
import {slug} from '../../../lib/slug';

/** A to Z, which the address leaves out. */
export const BY_NAME = '';
/** Z to A. */
export const BY_NAME_DOWN = '-name';
/** Those that can do most first. */
export const BY_MOST = 'capabilities';

/**
 * @param sort one of the above, or the slug of a capability: those that have it come first. Anything else is as
 *   {@link BY_NAME}.
 * @param integrations A to Z
 */
export function sorted(integrations: readonly Integration[], sort: string): Integration[] {
  if (sort === BY_NAME_DOWN) return integrations.toSorted((a, b) => byName(b, a));
  const rank = (one: Integration): number =>
    sort === BY_MOST
      ? one.capabilities.length
      : Number(one.capabilities.some((name) => slug(name) === sort));
  return integrations.toSorted((a, b) => rank(b) - rank(a) || byName(a, b));
}
