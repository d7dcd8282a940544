/** What the loader knows of the GraphQL API: the schema of one version, its marks and its examples. */
import type {
  DefinitionNode,
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  GraphQLSchema,
  InputValueDefinitionNode,
} from 'graphql';

/** A node that carries a description and a mark. */
export type MarkedNode =
  DefinitionNode | FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

/** What the comments of a file say about release 0.15.0, by the node below the comment. */
export type Marks = {
  /** Definitions and `extend` blocks that the release lacks. */
  since: ReadonlySet<MarkedNode>;
  /** Fields and arguments that have another type in the release. */
  released: ReadonlyMap<MarkedNode, InputValueDefinitionNode>;
};

/** One parsed file of reference/graphql. */
export type GraphqlDocument = {
  /** Path relative to the project's root. */
  file: string;
  /** Title of the area, from the file's first line. */
  title: string;
  text: string;
  ast: DocumentNode;
  marks: Marks;
};

/** A part of the API that has a file of its own. */
export type GraphqlArea = {
  /** Short name, from the file's: `lineage` for `03-lineage.graphql`. */
  id: string;
  title: string;
};

/** A complete operation with its variables. */
export type GraphqlExample = {
  id: string;
  title: string;
  /** Plain sentences; backticks mark code. */
  description: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  since?: 'next' | undefined;
  /** Coordinates of the root fields it calls, such as `Query.dataset`. */
  calls: readonly string[];
};

/**
 * The API of one version. Keys of the maps and sets are schema coordinates, `Type`, `Type.member` or
 * `Type.field(argument:)`, as in the GraphQL specification's section on schema coordinates.
 */
export type GraphqlReference = {
  schema: GraphQLSchema;
  /** Areas in the order of their files. */
  areas: readonly GraphqlArea[];
  /** Area of each type and of each root field. */
  areaOf: ReadonlyMap<string, GraphqlArea>;
  /** Definitions that only Next has; members of a new type are not listed one by one. */
  since: ReadonlySet<string>;
  /** Type in the release of fields and arguments that changed since. */
  changed: ReadonlyMap<string, string>;
  examples: readonly GraphqlExample[];
  /** The files the schema was built from. */
  documents: readonly GraphqlDocument[];
};
