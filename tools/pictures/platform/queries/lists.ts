/** Queries that list all entities of a kind, a page at a time. */
import {pageOf} from '../page-of';
import type {Platform, Queries} from '../query';

type Page = {input?: {start?: number | null; count?: number | null} | null};

/** The key of the answer, and the GraphQL type that it lists, by the query. */
const LISTS: Readonly<Record<string, readonly [key: string, typename: string]>> = {
  listIngestionSources: ['ingestionSources', 'IngestionSource'],
  listSecrets: ['secrets', 'Secret'],
  listRoles: ['roles', 'DataHubRole'],
  listUsers: ['users', 'CorpUser'],
  listGroups: ['groups', 'CorpGroup'],
  listOwnershipTypes: ['ownershipTypes', 'OwnershipTypeEntity'],
  listPosts: ['posts', 'Post'],
  listTests: ['tests', 'Test'],
  listBusinessAttributes: ['businessAttributes', 'BusinessAttribute'],
};

export const lists: Queries = Object.fromEntries(
  Object.entries(LISTS).map(([name, [key, typename]]) => [
    name,
    ({store}: Platform, {input}: Page) => {
      const all = [...store.entities.values()].filter((one) => one.__typename === typename);
      return pageOf(key, all, input ?? {}, 20);
    },
  ]),
);
