/** Takes from the comparison of releases what may matter for an upgrade. */
import type {Detail} from '../../src/features/upgrade/model/types';
import {type Source, sourcePath} from '../sources';
import type {Change, Changes} from '../whats-new/model';

/** Areas that the upgrade path shows; upgrade notes are facts of their own, and pages aren't part of an upgrade. */
const AREAS = new Set<Change['area']>([
  ...(['sources', 'graphql', 'metamodel', 'environment', 'cli', 'privileges', 'python'] as const),
]);

/** Longer values are not repeated: the page of the thing shows them. */
const SHORT = 60;

/**
 * @param changes since the oldest release of the documentation
 * @param sources that they may belong to
 * @param urlOf the URL of a page by its path below /docs/; undefined if there is no such page
 */
export function detailsOf(
  {changes}: Changes,
  sources: readonly Source[],
  urlOf: (page: string) => string | undefined,
): Detail[] {
  const slugs = new Map(sources.map(({slug}) => [sourcePath(slug), slug]));
  return changes.flatMap((change): Detail[] => {
    const {release, area, what, kind, name, owner, page, anchor, property, from, to} = change;
    if (!AREAS.has(area)) return [];
    const source = area === 'sources' ? slugs.get(page ?? '') : undefined;
    const url = page === undefined ? undefined : urlOf(page);
    const isShort = (from?.length ?? 0) <= SHORT && (to?.length ?? 0) <= SHORT;
    return [
      {
        ...{release, area, what, kind, name},
        ...(source !== undefined && {source}),
        ...(owner !== undefined && {owner}),
        ...(url !== undefined && {url: anchor === undefined ? url : `${url}#${anchor}`}),
        ...(property !== undefined && {property}),
        ...(isShort && from !== undefined && {from}),
        ...(isShort && to !== undefined && {to}),
      },
    ];
  });
}
