/** Relationships of an entity to others for which its GraphQL type has no plain field. */

/** One step in the history of a dataset's schema. */
type SchemaVersion = {
  /** Semantic version, such as 0.1.0. */
  version: string;
  /** ISO 8601, such as 2025-04-15T09:30:00Z. */
  time: string;
  /** What changed since the previous version. */
  changes: {fieldPath: string; operation: 'ADD' | 'MODIFY' | 'REMOVE'; description: string}[];
};

/** URNs of related entities. */
export type Related = {
  /** Domain of a domain, term group of a term or a term group, container of a container. */
  parent?: string | undefined;
  /** Users of a group. */
  members?: string[] | undefined;
  /** Users and groups that have a role. */
  users?: string[] | undefined;
  /** Data product of an asset. */
  product?: string | undefined;
  /** Datasets that represent the same data on other platforms. */
  siblings?: string[] | undefined;
  /** The sibling whose page shows both. */
  primary?: true | undefined;
  /** Terms that a term inherits from. */
  isA?: string[] | undefined;
  /** Terms that a term contains. */
  hasA?: string[] | undefined;
  /** Versions of a dataset's schema, the oldest first; the last one is the entity's current schema. */
  schemaVersions?: SchemaVersion[] | undefined;
};
