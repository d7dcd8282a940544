/** The GraphQL API as loaded: the schema of one version, its marks, and its examples. */
import type {
  DefinitionNode,
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  GraphQLField,
  GraphQLSchema,
  InputValueDefinitionNode,
} from 'graphql';
import type {ReleaseBadge} from '../../src/features/versions/model';
import type {Marks} from '../releases/model';
import type {Before, Version} from '../releases/version';

/** A node that may have a description and a mark. */
export type MarkedNode =
  DefinitionNode | FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

/** What the comments above a node say about versions. */
export type NodeMarks = Marks & {
  /** Type, default, and directives of a field or an argument before a release. */
  before?: Before<InputValueDefinitionNode>;
};

/** A field of a root type. */
export type Operation = {root: 'Query' | 'Mutation'; field: GraphQLField<unknown, unknown>};

/** One parsed file of reference/graphql. */
export type GraphqlDocument = {
  /** Path relative to the project's root. */
  file: string;
  /** Title of the area, from the file's first line. */
  title: string;
  text: string;
  ast: DocumentNode;
  /** By the node below the comments; others are in every version. */
  marks: ReadonlyMap<MarkedNode, NodeMarks>;
};

/** A part of the API with its own file. */
export type GraphqlArea = {
  /** Short name, from the file's: `lineage` for `03-lineage.graphql`. */
  id: string;
  title: string;
};

/** A complete operation with its variables. */
export type GraphqlExample = Marks & {
  id: string;
  title: string;
  /** Plain text; backticks mark code. */
  description: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  /** Coordinates of the root fields it calls, such as `Query.dataset`. */
  calls: readonly string[];
};

/** The API of all versions together. */
export type AllGraphql = {
  documents: readonly GraphqlDocument[];
  examples: readonly GraphqlExample[];
};

/** A former type of a field or an argument in SDL, and the badge of the release that changed it. */
export type FormerType = {badge: ReleaseBadge; type: string};

/**
 * The API of one version. Keys of the maps are schema coordinates, `Type`, `Type.member` or
 * `Type.field(argument:)`, as in the GraphQL specification's section on schema coordinates.
 */
export type GraphqlReference = {
  version: Version;
  schema: GraphQLSchema;
  /** Areas in the order of their files. */
  areas: readonly GraphqlArea[];
  /** Area of each type and of each root field. */
  areaOf: ReadonlyMap<string, GraphqlArea>;
  /** Releases that introduced definitions; members of a new type are not listed individually. */
  since: ReadonlyMap<string, string>;
  /** Former types of fields and arguments, the last one first. */
  changed: ReadonlyMap<string, readonly FormerType[]>;
  examples: readonly GraphqlExample[];
};
