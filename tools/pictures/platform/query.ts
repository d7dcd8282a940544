/** The type of a query, and what it uses: the store, the site's facts, and the schema. */
import type {GraphQLSchema} from 'graphql';
import type {Reference} from '../../../plugins/reference';
import type {Store} from './store';

/** What a query can use. */
export type Platform = {
  store: Store;
  schema: GraphQLSchema;
  /** The facts of the version that is shown. */
  reference: Reference;
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
