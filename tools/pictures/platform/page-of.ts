/** A page of a list, as the API answers it. */
import type {Entity} from '../../../plugins/acme';

/** What a query asks of a list; a list that is asked for nothing answers whole. */
type Wanted = {start?: number | null; count?: number | null};

/**
 * @param key under which the answer has its items
 * @param found everything that fits
 * @param fallback how many items there are on a page of a query that doesn't say
 * @param item what stands for an entity; its URN becomes the entity
 */
export function pageOf(
  key: string,
  found: readonly Entity[],
  {start, count}: Wanted = {},
  fallback = found.length,
  item: (entity: Entity) => unknown = ({urn}) => urn,
): Record<string, unknown> {
  const first = start ?? 0;
  const size = count ?? fallback;
  const page = found.slice(first, first + size).map(item);
  return {start: first, count: size, total: found.length, [key]: page};
}
