/** Queries that list all entities of a kind, page by page. */
import type {Entity} from '../world';
import {pageOf} from '../page-of';
import {pick, text} from '../pick';
import type {Platform, Queries} from '../query';
import {score} from '../ranking';
import {nameOf, newestFirst, type Store} from '../store';

type Page = {
  input?: {
    start?: number | null;
    count?: number | null;
    query?: string | null;
    filters?: {field: string; values?: string[] | null; negated?: boolean | null}[] | null;
    sort?: {field: string; sortOrder: string} | null;
  } | null;
};

type Order = (store: Store, entities: readonly Entity[]) => Entity[];

const byUrn = (a: Entity, b: Entity) => (a.urn < b.urn ? -1 : 1);

/** Lists without an order have that of a search: best match first, and equals by their URN. */
const byFit: Order = (store, entities) =>
  entities.toSorted((a, b) => score(store, b, '') - score(store, a, '') || byUrn(a, b));

/** Newest first by a timestamp; entities without it come last. */
const byTime =
  (path: string): Order =>
  (store, entities) => {
    const time = (one: Entity) => {
      const found = pick(one, path)[0];
      return found === undefined ? -1 : new Date(found as string | number).getTime();
    };
    return newestFirst(
      store,
      entities.toSorted((a, b) => time(b) - time(a) || byUrn(a, b)),
    );
  };

const byName: Order = (_, entities) =>
  entities.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

/** By query: the key of the response, the GraphQL type that it lists, and the order. */
const LISTS: Readonly<Record<string, readonly [key: string, typename: string, order: Order]>> = {
  listIngestionSources: ['ingestionSources', 'IngestionSource', byFit],
  listSecrets: ['secrets', 'Secret', newestFirst],
  listRoles: ['roles', 'DataHubRole', byName],
  listUsers: ['users', 'CorpUser', byFit],
  listGroups: ['groups', 'CorpGroup', newestFirst],
  listOwnershipTypes: ['ownershipTypes', 'OwnershipTypeEntity', byTime('info.created.time')],
  listPosts: ['posts', 'Post', byTime('lastModified.time')],
  listTests: ['tests', 'Test', byFit],
  listBusinessAttributes: ['businessAttributes', 'BusinessAttribute', byFit],
};

type Filter = NonNullable<NonNullable<NonNullable<Page['input']>['filters']>[number]>;

/** The page of ingestion sources leaves out DataHub's internal ones. */
const fits = (entity: Entity, {field, values, negated}: Filter) =>
  (field === 'sourceType'
    ? (values ?? []).includes(text(entity, 'source.type') ?? '')
    : (values ?? []).some((value) => text(entity, field) === value)) !== (negated ?? false);

/** By a column that the reader sorts by. */
function sorted(
  entities: readonly Entity[],
  {field, sortOrder}: {field: string; sortOrder: string},
) {
  const of = (entity: Entity) => text(entity, field) ?? '';
  const ascending = entities.toSorted((a, b) => of(a).localeCompare(of(b), 'en') || byUrn(a, b));
  return sortOrder === 'DESCENDING' ? ascending.toReversed() : ascending;
}

export const lists: Queries = Object.fromEntries(
  Object.entries(LISTS).map(([name, [key, typename, order]]) => [
    name,
    ({store}: Platform, {input}: Page) => {
      const all = [...store.entities.values()].filter(
        (one) =>
          one.__typename === typename &&
          score(store, one, input?.query) > 0 &&
          (input?.filters ?? []).every((filter) => fits(one, filter)),
      );
      const ordered = input?.sort ? sorted(all, input.sort) : order(store, all);
      return pageOf(key, ordered, input ?? {}, 20);
    },
  ]),
);
