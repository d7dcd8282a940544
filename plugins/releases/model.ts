/** The releases in order, and what a mark by release means. Pure; shared by facts, pages, and tools. */

/** Name of what is not released yet. It sorts after every release, and its docs are the version Next. */
export const NEXT = 'next';

/** A release of the platform; `next` has no date. */
type Release = {name: string; date?: string | undefined};

/** Releases in order: the oldest first, `next` last. */
export type Releases = readonly Release[];

/** What a fact, a page, or a passage says about its versions: it is in those from `since` on and before `until`. */
export type Marks = {since?: string | undefined; until?: string | undefined};

/** Names of the releases for a message. */
export function releaseNames(releases: Releases): string {
  return releases.map(({name}) => name).join(', ');
}

/**
 * Returns the index of a release in the order of releases.
 *
 * @throws Error that lists the known releases if there is none of this name
 */
export function rankOf(releases: Releases, name: string): number {
  const rank = releases.findIndex((release) => release.name === name);
  if (rank >= 0) return rank;
  throw new Error(
    `found the release "${name}", expected one of reference/releases.yaml: ${releaseNames(releases)}`,
  );
}

/**
 * Returns whether a version shows what has these marks: since ≤ version < until. @throws Error for an unknown release
 */
export function shows(releases: Releases, {since, until}: Marks, version: string): boolean {
  const rank = rankOf(releases, version);
  if (since !== undefined && rank < rankOf(releases, since)) return false;
  return until === undefined || rank < rankOf(releases, until);
}

/** The newest release that has a date; undefined before the first. */
export function newestRelease(releases: Releases): string | undefined {
  return releases.filter(({name}) => name !== NEXT).at(-1)?.name;
}
