/** What answers a query: the store, what the site's facts say, and the schema. */
import type {GraphQLSchema} from 'graphql';
import type {Reference} from '../../../plugins/reference';
import type {Store} from './store';

/** What a query can draw on. */
export type Platform = {
  store: Store;
  schema: GraphQLSchema;
  /** The facts of the version that is shown. */
  reference: Reference;
  /** Feature flags that are on other than by default. */
  features?: readonly string[];
};

/** Answers a query; entities are named by their URNs. `operation` is the name that the front end gave its document. */
export type Query = (platform: Platform, args: never, operation?: string) => unknown;

/** Queries by their name in the schema. */
export type Queries = Readonly<Record<string, Query>>;
