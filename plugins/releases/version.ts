/** One version of the docs: what it shows, which values it has, and which badges its pages have. */
import type {ReleaseBadge} from '../../src/features/versions/model';
import {type Marks, newestRelease, NEXT, rankOf, type Releases, shows} from './model';

/** Values that versions before a release have instead, by release. */
export type Before<T> = Readonly<Record<string, T>>;

/** A version of the docs, as used by generators. */
export type Version = {
  /** A release, or `next`. */
  name: string;
  /** Its name for messages and readers: `Next` for `next`. */
  label: string;
  /** The oldest version of the site: what is new after it has a badge, and is listed among the changes. */
  oldest: string;
  /** Returns whether it shows what has these marks. @throws Error for an unknown release */
  shows: (marks: Marks) => boolean;
  /** The badge for what came with a release; undefined if every version of the site has it. */
  badge: (since: string | undefined) => ReleaseBadge | undefined;
  /** Values that it has instead of those of Next, in the order in which to apply them. */
  former: <T>(before: Before<T> | undefined) => T[];
  /** Changes that came with a release that it has, but that not all versions of the site have; newest first. */
  changes: <T>(before: Before<T> | undefined) => {badge: ReleaseBadge; former: T}[];
};

/**
 * @param name a release, or `next`
 * @param carried versions that the site has besides Next, newest first, as versions.json lists them
 * @throws Error that lists the releases if `name` or one of `carried` is not a release
 */
export function versionOf(releases: Releases, name: string, carried: readonly string[]): Version {
  const rank = rankOf(releases, name);
  const oldestName = carried.at(-1) ?? releases[0]?.name ?? NEXT;
  const oldest = rankOf(releases, oldestName);
  const newest = newestRelease(releases);
  const badge: Version['badge'] = (since) => {
    if (since === undefined || rankOf(releases, since) <= oldest) return undefined;
    if (since !== NEXT) return {release: since};
    return newest === undefined ? undefined : {release: newest, after: true};
  };
  const newestFirst = <T>(before: Before<T> | undefined) =>
    Object.entries(before ?? {})
      .map(([release, former]) => ({release, former, rank: rankOf(releases, release)}))
      .sort((a, b) => b.rank - a.rank);
  return {
    name,
    label: name === NEXT ? 'Next' : name,
    oldest: oldestName,
    shows: (marks) => shows(releases, marks, name),
    badge,
    former: (before) =>
      newestFirst(before)
        .filter((change) => rank < change.rank)
        .map(({former}) => former),
    changes: (before) =>
      newestFirst(before).flatMap(({release, former, rank: changed}) => {
        const shown = changed <= rank ? badge(release) : undefined;
        return shown ? [{badge: shown, former}] : [];
      }),
  };
}

/** Every version in which facts must be consistent: each release and Next, the newest first. */
export function everyVersion(releases: Releases): Version[] {
  return releases.map(({name}) => versionOf(releases, name, [])).reverse();
}
