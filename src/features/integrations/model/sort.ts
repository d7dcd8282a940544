/** Sort orders of the catalog and the matrix: the values of `sort` in the URL. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {byName} from '../../../lib/by-name';
import {slug} from '../../../lib/slug';

/** A to Z: the default, which isn't in the URL. */
export const BY_NAME = '';
/** Z to A. */
export const BY_NAME_DOWN = '-name';
/** Most capabilities first. */
export const BY_MOST = 'capabilities';

/**
 * @param sort one of the above, or the slug of a capability, which puts the sources that have it first. Anything else
 * means {@link BY_NAME}.
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
