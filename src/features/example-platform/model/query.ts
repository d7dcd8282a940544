/** The type of a query, and what it uses: the store, the site's facts, and the schema. */
import type {GraphQLSchema} from 'graphql';
import type {Store} from './store';

/** A table of reference/tables, as far as the platform reads it. */
type Table = {rows: readonly {values: Readonly<Record<string, unknown>>}[]};

/** What the site knows about the version that is shown. */
export type PlatformFacts = {
  /** The version as the server names it, such as `head`. */
  appVersion: string;
  /** At least `environment` and `privileges`. */
  tables: ReadonlyMap<string, Table>;
};

/** What a query can use. */
export type Platform = {
  store: Store;
  schema: GraphQLSchema;
  facts: PlatformFacts;
  /** Feature flags that differ from their default. */
  features?: readonly string[];
};

/**
 * Responds to a query; entities are represented by their URNs. `operation` is the name that the front end gave its
 * document.
 */
export type Query = (platform: Platform, args: never, operation?: string) => unknown;

/** Queries by their name in the schema. */
export type Queries = Readonly<Record<string, Query>>;
