/** The example company, as a store of the entities that the platform's GraphQL API would answer with. */
import type {Related} from './related';

/**
 * An entity: the fields of its GraphQL type, and what the loader adds. A field whose type is an entity
 * holds that entity's URN; times are milliseconds.
 */
export type Entity = Record<string, unknown> & {
  urn: string;
  /** Name of the GraphQL type. */
  __typename: string;
  /** A value of the enum EntityType; where the GraphQL type has another field of this name, that field. */
  type: string;
  related: Related;
};

/** The data of one entity feeds another one. */
export type Edge = {from: string; to: string};

/** URN of a dataset, chart, or task, and the path of a column in it. */
export type Column = readonly [urn: string, path: string];

/** One column is made from another one. */
export type ColumnEdge = {from: Column; to: Column};

/** What belongs to no single entity. */
export type Moment = {
  /** The time of every picture, in milliseconds. */
  now: number;
  /** URN of the user who is signed in. */
  me: string;
  /** What the user searched for, the last one first. */
  recentSearches: readonly string[];
  /** URNs that the user opened, the last one first. */
  recentlyViewed: readonly string[];
};

/** The page Analytics: lists in the shapes of the GraphQL types Highlight and AnalyticsChartGroup. */
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
