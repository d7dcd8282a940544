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

/** Types that the search box suggests, in its order. */
const SUGGESTED = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'DOMAIN', 'TAG'],
  ...['CONTAINER', 'DATA_PRODUCT', 'CORP_USER', 'CORP_GROUP', 'MLMODEL'],
];

const suggestions = (store: Store, query: string, type: string, limit: number) => {
  const entities = find(store, {query, types: [type]}).slice(0, limit);
  return {type, suggestions: entities.map(nameOf), entities: entities.map(({urn}) => urn)};
};

/** Types that the platform's TopPlatformsSource counts. */
const COUNTED = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE'],
  ...['MLPRIMARY_KEY', 'DATA_FLOW', 'DATA_JOB', 'TAG', 'CONTAINER', 'NOTEBOOK'],
];

/** How many assets each platform has, the largest first. */
export function platformCounts(store: Store): [platform: string, count: number][] {
  const counts = new Map<string, number>();
  for (const asset of ofType(store, ...COUNTED)) {
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
    {input}: {input: {query: string; type?: string; limit?: number}},
  ) {
    return {
      query: input.query,
      ...suggestions(store, input.query, input.type ?? 'DATASET', input.limit ?? 10),
    };
  },
  autoCompleteForMultiple(
    {store}: Platform,
    {input}: {input: {query: string; types?: string[]; limit?: number}},
  ) {
    const types = input.types?.length ? input.types : SUGGESTED;
    const all = types.map((type) => suggestions(store, input.query, type, input.limit ?? 5));
    return {query: input.query, suggestions: all.filter(({entities}) => entities.length > 0)};
  },
  getEntityCounts({store}: Platform, {input}: {input?: {types?: string[]}}) {
    const types = input?.types ?? DEFAULT_TYPES;
    return {
      counts: types.map((entityType) => ({entityType, count: ofType(store, entityType).length})),
    };
  },
  getQuickFilters({store}: Platform) {
    const platforms = platformCounts(store).slice(0, 5);
    return {
      quickFilters: [
        ...platforms.map(([urn]) => ({field: 'platform', value: urn, entity: urn})),
        ...['DATASET', 'DASHBOARD', 'GLOSSARY_TERM'].map((value) => ({
          field: '_entityType',
          value,
        })),
      ],
    };
  },
  browseV2: browse,
  // Paths of the older browsing, which the example company has none of.
  browsePaths: () => [],
};
