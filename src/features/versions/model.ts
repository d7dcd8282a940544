/** What the build tells the browser about releases. */

/** A badge of what is not in every version: it came with the release, or, if `after` is set, in none up to that one. */
export type ReleaseBadge = {release: string; after?: true};
