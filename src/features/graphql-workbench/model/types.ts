/** What the build provides for the workbench. */
import type {PlatformFacts} from '../../example-platform/model/query';
import type {Entity, World} from '../../example-platform/model/world';

/** An operation that can be run: an example of the reference, or what is generated for a query or mutation. */
export type Operation = {
  /** The id of an example, or the coordinate of the field: `Query.dataset`. */
  id: string;
  kind: 'example' | 'query' | 'mutation';
  title: string;
  /** Plain text; backticks mark code. */
  description: string;
  /** URL of its entry in the reference. */
  url: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
};

type Table = PlatformFacts['tables'] extends ReadonlyMap<string, infer T> ? T : never;

/** The example company and the API, as JSON. */
export type PlatformData = {
  /** The schema as text. */
  schema: string;
  world: Omit<World, 'entities'> & {entities: readonly Entity[]};
  facts: {appVersion: string; tables: Readonly<Record<string, Table>>};
};
