/** The title, description, and introduction of each page. */
import {code} from '../../page-kit/markdown';
import type {PageName} from './target';

/** The text of one page; `count` in its description is the number of its definitions. */
type PageWords = {
  label: string;
  title: string;
  description(count: number): string;
  /** The first sentences; notation and further reading follow. */
  opening: string;
  /** Whether the page shows types of fields and arguments. */
  showsTypes: boolean;
};

const REQUESTS =
  'The table lists all of them by area; each name links to its signature, its arguments, and a request beside the shape of its response. For common tasks, the request is an example with a description; for the others, it selects only the most useful fields. Before you send a request, replace the URNs and other values with your own.';

const FOLDED = 'Expand a type to see its members and where it is used.';

/** Pages in the order of the sidebar. */
export const PAGES: Readonly<Record<PageName, PageWords>> = {
  queries: {
    label: 'Queries',
    title: 'GraphQL queries',
    description: (count) =>
      `The ${count} read operations of the DataHub GraphQL API by area, with arguments, return types, and a request to copy for each.`,
    opening: `Queries read metadata and change nothing. ${REQUESTS}`,
    showsTypes: true,
  },
  mutations: {
    label: 'Mutations',
    title: 'GraphQL mutations',
    description: (count) =>
      `The ${count} write operations of the DataHub GraphQL API by area, with arguments, return types, and a request to copy for each.`,
    opening: `Mutations change metadata, and most require privileges. ${REQUESTS}`,
    showsTypes: true,
  },
  objects: {
    label: 'Objects',
    title: 'GraphQL objects',
    description: (count) =>
      `The ${count} object types that DataHub GraphQL operations return, with every field, its type, and where each object is used.`,
    opening: `Objects are what operations return: entities such as ${code('Dataset')}, the parts they are made of, and pages of results. ${FOLDED}`,
    showsTypes: true,
  },
  inputObjects: {
    label: 'Inputs',
    title: 'GraphQL input objects',
    description: (count) =>
      `The ${count} input objects that arguments of DataHub GraphQL operations take, with every field, type, and default value.`,
    opening: `Input objects are what you send: the structured arguments of queries and mutations. ${FOLDED}`,
    showsTypes: true,
  },
  interfaces: {
    label: 'Interfaces',
    title: 'GraphQL interfaces',
    description: (count) =>
      `The ${count} interfaces of the DataHub GraphQL API, the fields that each one guarantees, and the types that implement it.`,
    opening:
      'An interface is a set of fields that several types share. Select its fields directly, and those of one type in an inline fragment, such as `... on Dataset { name }`.',
    showsTypes: true,
  },
  unions: {
    label: 'Unions',
    title: 'GraphQL unions',
    description: (count) =>
      `The ${count} unions of the DataHub GraphQL API: fields whose value can be one of several object types, and what those types are.`,
    opening:
      'A value of a union is one of the listed object types, which need not share any fields. Read it with an inline fragment for each type you expect, such as `... on CorpUser { username }`; `__typename` tells you which one you got.',
    showsTypes: false,
  },
  enums: {
    label: 'Enums',
    title: 'GraphQL enums',
    description: (count) =>
      `The ${count} enums of the DataHub GraphQL API with the meaning of each value, and the fields and arguments that use them.`,
    opening:
      'An enum is a closed list of values. Write a value without quotes in an operation, and as a string in JSON variables.',
    showsTypes: false,
  },
  scalars: {
    label: 'Scalars',
    title: 'GraphQL scalars',
    description: (count) =>
      `The ${count} scalar types of the DataHub GraphQL API: what their values mean, their range, and where they are used.`,
    opening: 'Scalars are the single values that all other types are built from.',
    showsTypes: false,
  },
};
