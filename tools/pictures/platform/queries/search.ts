/** Search, browsing and counts. */
import type {Entity} from '../../../../plugins/acme';
import {facetsOf} from '../facets';
import {searchAcrossLineage} from '../lineage';
import type {Platform, Queries} from '../query';
import {DEFAULT_TYPES, find, searchResults, type SearchInput} from '../search';
import {fieldValues} from '../search-fields';
import {containersOf, nameOf, ofType, type Store} from '../store';

type Search = {input: SearchInput};

const answer = ({store}: Platform, {input}: Search) => searchResults(store, input);
const acrossLineage = (
  {store}: Platform,
  {input}: {input: Parameters<typeof searchAcrossLineage>[1]},
) => searchAcrossLineage(store, input);

/** Types that the search box suggests, in the order of the platform's SearchUtils. */
const SUGGESTED = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'CONTAINER', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE'],
  ...['DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'TAG', 'CORP_USER', 'CORP_GROUP', 'NOTEBOOK'],
  ...['DATA_PRODUCT', 'DOMAIN', 'BUSINESS_ATTRIBUTE'],
];

const suggestions = (
  store: Store,
  {query, viewUrn}: {query: string; viewUrn?: string | null},
  type: string,
  limit: number,
) => {
  const entities = find(store, {query, viewUrn: viewUrn ?? null, types: [type]}).slice(0, limit);
  return {type, suggestions: entities.map(nameOf), entities: entities.map(({urn}) => urn)};
};

/** How many assets each platform has, the largest first. */
export function platformCounts(store: Store): [platform: string, count: number][] {
  const counts = new Map<string, number>();
  for (const asset of ofType(store, 'DATASET', 'CHART', 'DASHBOARD', 'DATA_FLOW', 'DATA_JOB')) {
    for (const platform of fieldValues(store, asset, 'platform') ?? []) {
      counts.set(platform, (counts.get(platform) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

type Browse = {input: SearchInput & {path?: string[] | null}};

/** Groups one level below a path of containers, with how many assets are in them. */
function browse({store}: Platform, {input}: Browse) {
  const path = input.path ?? [];
  const found = find(store, input);
  const groups = new Map<
    string,
    {name: string; entity: string; count: number; hasSubGroups: boolean}
  >();
  const pathOf = (entity: Entity) => containersOf(store, entity).toReversed();
  for (const entity of found) {
    const containers = pathOf(entity);
    const next = containers[path.length];
    if (!next || !path.every((part, i) => containers[i]?.urn === part)) continue;
    const group = groups.get(next.urn) ?? {
      name: next.urn,
      entity: next.urn,
      count: 0,
      hasSubGroups: false,
    };
    group.count++;
    group.hasSubGroups ||= containers.length > path.length + 1;
    groups.set(next.urn, group);
  }
  const list = [...groups.values()];
  return {
    groups: list,
    start: 0,
    count: list.length,
    total: list.length,
    metadata: {path, totalNumEntities: found.length},
  };
}

/** Types of quick filters, the most wanted first: those of sources, and those that people make in DataHub. */
const QUICK_SOURCES = [
  ...['DATASET', 'DASHBOARD', 'DATA_FLOW', 'DATA_JOB', 'CHART', 'CONTAINER', 'MLMODEL'],
  ...['MLMODEL_GROUP', 'MLFEATURE', 'MLFEATURE_TABLE', 'MLPRIMARY_KEY'],
];
const QUICK_OWN = ['DOMAIN', 'GLOSSARY_TERM', 'CORP_GROUP', 'CORP_USER'];

/** The five largest platforms by their URNs, three types of sources, and two of DataHub. */
function quickFilters({store}: Platform, {input}: {input: {viewUrn?: string | null}}) {
  const found = find(store, {viewUrn: input.viewUrn ?? null});
  const platforms = new Map<string, number>();
  for (const entity of found) {
    for (const urn of fieldValues(store, entity, 'platform') ?? []) {
      platforms.set(urn, (platforms.get(urn) ?? 0) + 1);
    }
  }
  const largest = [...platforms]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([urn]) => urn);
  const ofTypes = (types: readonly string[], limit: number) =>
    types.filter((one) => found.some(({type}) => type === one)).slice(0, limit);
  return {
    quickFilters: [
      ...largest.sort().map((urn) => ({field: 'platform', value: urn, entity: urn})),
      ...[...ofTypes(QUICK_SOURCES, 3), ...ofTypes(QUICK_OWN, 2)].map((value) => ({
        field: '_entityType',
        value,
      })),
    ],
  };
}

export const search: Queries = {
  search: answer,
  searchAcrossEntities: answer,
  scrollAcrossEntities: answer,
  searchAcrossLineage: acrossLineage,
  scrollAcrossLineage: acrossLineage,
  listDataProductAssets({store}: Platform, {urn, input}: Search & {urn: string}) {
    const assets = [...store.entities.values()].filter(({related}) => related.product === urn);
    return searchResults(store, input, assets);
  },
  aggregateAcrossEntities({store}: Platform, {input}: Search) {
    return {facets: facetsOf(store, find(store, input), input.facets)};
  },
  autoComplete(
    {store}: Platform,
    {input}: {input: {query: string; type?: string; limit?: number; viewUrn?: string | null}},
  ) {
    return {
      query: input.query,
      ...suggestions(store, input, input.type ?? 'DATASET', input.limit ?? 10),
    };
  },
  autoCompleteForMultiple(
    {store}: Platform,
    {
      input,
    }: {
      input: {query: string; types?: string[]; limit?: number; viewUrn?: string | null};
    },
  ) {
    const types = input.types?.length ? input.types : SUGGESTED;
    const all = types.map((type) => suggestions(store, input, type, input.limit ?? 5));
    return {query: input.query, suggestions: all.filter(({entities}) => entities.length > 0)};
  },
  getEntityCounts({store}: Platform, {input}: {input?: {types?: string[]}}) {
    const types = input?.types ?? DEFAULT_TYPES;
    return {
      counts: types.map((entityType) => ({entityType, count: ofType(store, entityType).length})),
    };
  },
  getQuickFilters: quickFilters,
  browseV2: browse,
};
