/** A page of a list, as the API returns it. */
import type {Entity} from './world';

/** What a query requests from a list; without it, the whole list is returned. */
type Wanted = {start?: number | null; count?: number | null};

/**
 * @param key of the items in the response
 * @param found all matches
 * @param fallback page size if the query doesn't specify one
 * @param item represents an entity; its URN becomes the entity
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
