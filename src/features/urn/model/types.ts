/** What the workbench knows about entity types; the build takes it from the metamodel. */

/** A field of a type's key, and so a part of its URNs. */
export type KeyField = {
  name: string;
  about: string;
  /** For a part that is a URN itself: the type that it usually has. */
  urnOf?: string;
  /** For a part with fixed values. */
  values?: string[];
};

export type UrnType = {
  /** As in URNs, such as `dataset`. */
  name: string;
  title: string;
  /** Path of its page, if it has one. */
  page?: string;
  /** The release that introduces it, if that's later than the oldest documented one. */
  since?: string;
  example: string;
  fields: KeyField[];
};

/** Types by name. */
export type UrnTypes = ReadonlyMap<string, UrnType>;
