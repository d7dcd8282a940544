/** What the build passes to the browser about releases. */

/**
 * A badge for what isn't in every version: it is new in the release, or, if `after` is set, newer than that release.
 */
export type ReleaseBadge = {release: string; after?: true};
