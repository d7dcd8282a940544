/** Which of the eight pages a definition is on, and its anchor there. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isScalarType,
  isUnionType,
} from 'graphql';

/** Last part of a page's path: `objects` for `/docs/graphql/objects`. */
export type PageName =
  | 'queries'
  | 'mutations'
  | 'objects'
  | 'inputObjects'
  | 'interfaces'
  | 'unions'
  | 'enums'
  | 'scalars';

/** Each root type has a page, where its fields are the definitions. */
export const ROOT_PAGES: Readonly<Record<string, PageName>> = {
  Query: 'queries',
  Mutation: 'mutations',
};

/** The page a type is described on. */
export function pageOf(type: GraphQLNamedType): PageName {
  if (isScalarType(type)) return 'scalars';
  if (isEnumType(type)) return 'enums';
  if (isInputObjectType(type)) return 'inputObjects';
  if (isInterfaceType(type)) return 'interfaces';
  if (isUnionType(type)) return 'unions';
  return ROOT_PAGES[type.name] ?? 'objects';
}

const COORDINATE = /^(\w+)(?:\.(\w+)(?:\((\w+):\))?)?$/;

/**
 * Anchor of a definition: `dataset`, `dataset.lineage`; of a root field and its argument: `search`,
 * `search.input`. An argument of another field has no anchor of its own and gets the field's.
 */
export function anchorOf(coordinate: string): string {
  const [, type = '', member, argument] = COORDINATE.exec(coordinate) ?? [];
  const parts = type in ROOT_PAGES ? [member, argument] : [type, member];
  return parts
    .filter((part) => part !== undefined)
    .join('.')
    .toLowerCase();
}

/**
 * URL of a definition, relative to the page the link is on.
 *
 * @param coordinate schema coordinate of a type, member, or argument of the schema
 */
export function hrefOf(schema: GraphQLSchema, from: PageName, coordinate: string): string {
  const type = schema.getType(coordinate.split('.', 1)[0] ?? '');
  const page = type ? pageOf(type) : from;
  const anchor = anchorOf(coordinate);
  // A root type is the whole page.
  const hash = anchor === '' ? '' : `#${anchor}`;
  return page === from && hash !== '' ? hash : `${page}${hash}`;
}

/** Absolute URL of a query or mutation on the pages of Next. */
export function operationUrl(root: 'Query' | 'Mutation', field: string): string {
  return `/docs/graphql/${ROOT_PAGES[root]}#${anchorOf(`${root}.${field}`)}`;
}

/** Absolute URL of an example on the pages of Next. @param call the root field that it calls, such as `Query.me` */
export function exampleUrl(call: string, id: string): string {
  return `/docs/graphql/${ROOT_PAGES[call.split('.', 1)[0] ?? ''] ?? 'queries'}#example-${id}`;
}
