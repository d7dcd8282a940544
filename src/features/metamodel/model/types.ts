/** What the metamodel explorer knows; the build takes it from the facts. */

/** Groups of aspects, as on the pages of entities, without keys. */
export type Group = 'descriptive' | 'technical' | 'governance' | 'timeseries' | 'system';

/** An aspect that an entity takes; `since` is missing if the oldest documented release has it. */
export type AspectUse = {name: string; since?: string};

export type Entity = {
  name: string;
  title: string;
  /** Last part of the path in the REST API. */
  slug: string;
  summary: string;
  internal: boolean;
  since?: string;
  page?: string;
  urn: string;
  key: string;
  aspects: AspectUse[];
  /** How GraphQL reads its aspects: the query, and the type if the query returns an interface. */
  graphql?: {lookup: string; type?: string};
  /** Center of its node in the graph of all entities. */
  at: [x: number, y: number];
};

export type Aspect = {
  name: string;
  group: Group;
  summary: string;
  /** Names of fields that the search index has. */
  searchable: string[];
  patch: boolean;
};

/** An edge of the graph: a field of an aspect refers to entities of another type. */
export type Relation = {from: string; to: string; name: string; aspect: string};

export type ExplorerModel = {
  entities: Entity[];
  aspects: Aspect[];
  relations: Relation[];
  /** Edges of the graph of all entities, as lines; the rest is shown for one entity. */
  lines: {from: string; to: string; points: [x: number, y: number][]}[];
  /** Size of that graph, and of its nodes. */
  size: {width: number; height: number; node: [width: number, height: number]};
  /** Releases that something is new in, the oldest first. */
  releases: string[];
};

/** How to write an aspect: its value as JSON and as Python, and the mutation that GraphQL has for it. */
export type Writing = {
  /** URN of the entity in the example, if it isn't that of the type. */
  json: unknown;
  /** The class of the aspect in the Python SDK; missing if the SDK has none. */
  python?: {className: string; value: string; imports: string[]};
  mutation?: string;
};

export type Writings = Record<string, Writing>;
