/** The example company, as the entities that the platform's GraphQL API would return. */
import type {Related} from './related';

/**
 * An entity: the fields of its GraphQL type, and what the loader adds. A field whose type is an entity contains that
 * entity's URN; times are in milliseconds.
 */
export type Entity = Record<string, unknown> & {
  urn: string;
  /** Name of the GraphQL type. */
  __typename: string;
  /** A value of the enum EntityType, unless the GraphQL type has a different field of this name. */
  type: string;
  related: Related;
};

/** The data of one entity feeds another one. */
export type Edge = {from: string; to: string};

/** URN of a dataset, chart, or task, and the path of a column in it. */
export type Column = readonly [urn: string, path: string];

/** One column is derived from another one. */
export type ColumnEdge = {from: Column; to: Column};

/** Data that doesn't belong to a single entity. */
export type Moment = {
  /** The time at which every picture is taken, in milliseconds. */
  now: number;
  /** URN of the user who is signed in. */
  me: string;
  /** The user's searches, the most recent first. */
  recentSearches: readonly string[];
  /** URNs that the user opened, the most recent first. */
  recentlyViewed: readonly string[];
};

/** The Analytics page: lists in the shape of the GraphQL types Highlight and AnalyticsChartGroup. */
export type Analytics = {
  highlights: readonly Record<string, unknown>[];
  groups: readonly Record<string, unknown>[];
};

export type World = Moment & {
  entities: ReadonlyMap<string, Entity>;
  lineage: readonly Edge[];
  columns: readonly ColumnEdge[];
  analytics: Analytics;
};
