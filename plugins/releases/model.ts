/** The releases in their order, and what a mark by release means. Pure; facts, pages, and tools share it. */

/** Name of what is not released yet. It sorts after every release, and its docs are the version Next. */
export const NEXT = 'next';

/** A release of the platform; `next` has no date. */
type Release = {name: string; date?: string | undefined};

/** Releases in their order: the oldest first, `next` last. */
export type Releases = readonly Release[];

/** What a fact, a page, or a passage says about its versions: it is in those from `since` on and before `until`. */
export type Marks = {since?: string | undefined; until?: string | undefined};

/** Names of the releases, as a message lists them. */
export function releaseNames(releases: Releases): string {
  return releases.map(({name}) => name).join(', ');
}

/**
 * Place of a release in their order.
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

/** Does a version show what carries these marks? That is: since ≤ version < until. @throws Error for an unknown release */
export function shows(releases: Releases, {since, until}: Marks, version: string): boolean {
  const rank = rankOf(releases, version);
  if (since !== undefined && rank < rankOf(releases, since)) return false;
  return until === undefined || rank < rankOf(releases, until);
}

/** The newest release that has a date; undefined before the first. */
export function newestRelease(releases: Releases): string | undefined {
  return releases.filter(({name}) => name !== NEXT).at(-1)?.name;
}
