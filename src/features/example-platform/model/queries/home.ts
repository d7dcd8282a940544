/** Recommendations, which make up most of the home page. */
import {topValues} from '../facets';
import {pick} from '../pick';
import type {Platform, Queries} from '../query';
import {DEFAULT_TYPES, find} from '../search';
import type {Store} from '../store';

type Module = {moduleId: string; title: string; renderType: string; content: object[]};

const ENTITY_LIMIT = 5;

/** Types that are counted by platform: those of TopPlatformsSource. */
const ON_PLATFORMS = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE'],
  ...['MLPRIMARY_KEY', 'DATA_FLOW', 'DATA_JOB', 'TAG', 'CONTAINER', 'NOTEBOOK'],
];

/** The most frequent values of a field, as EntitySearchAggregationSource counts them. */
function topOf(
  store: Store,
  field: string,
  limit: number,
  types: readonly string[] = DEFAULT_TYPES,
) {
  const found = find(store, {types: [...types]});
  return topValues(store, found, field, limit).map(([value, count]) => ({
    value,
    entity: value,
    params: {
      searchParams: {query: '', filters: [{field, values: [value]}]},
      contentParams: {count},
    },
  }));
}

const profiles = ({entities}: Store, urns: readonly string[]) =>
  urns.slice(0, ENTITY_LIMIT).map((urn) => ({
    value: urn,
    entity: urn,
    params: {entityProfileParams: {urn, type: entities.get(urn)?.type}},
  }));

/** The most viewed assets, as far as the Analytics page counts them. */
function mostViewed({analytics}: Store): string[] {
  const charts = pick({...analytics}, 'groups.charts') as {title: string; rows?: object[]}[];
  return charts
    .filter(({title}) => title.startsWith('Top Viewed'))
    .flatMap(({rows}) => rows ?? [])
    .map((row) => ({urn: pick(row, 'cells.entity')[0], views: Number(pick(row, 'values')[1])}))
    .sort((a, b) => b.views - a.views)
    .flatMap(({urn}) => (typeof urn === 'string' ? urn : []));
}

const withLogo = ({entities}: Store, {value}: {value: string}) =>
  pick(entities.get(value), 'properties.logoUrl').length > 0;

/** In the order of the platform's RecommendationServiceFactory. No one has edited anything lately. */
function homeModules(store: Store): Module[] {
  return [
    {
      moduleId: 'Platforms',
      title: 'Platforms',
      renderType: 'PLATFORM_SEARCH_LIST',
      content: topOf(store, 'platform', 40, ON_PLATFORMS).filter((one) => withLogo(store, one)),
    },
    {
      moduleId: 'Domains',
      title: 'Domains',
      renderType: 'DOMAIN_SEARCH_LIST',
      content: topOf(store, 'domains', 10),
    },
    {
      moduleId: 'RecentlyViewedEntities',
      title: 'Recently Viewed',
      renderType: 'ENTITY_NAME_LIST',
      content: profiles(store, store.recentlyViewed),
    },
    {
      moduleId: 'HighUsageEntities',
      title: 'Most Popular',
      renderType: 'ENTITY_NAME_LIST',
      content: profiles(store, mostViewed(store)),
    },
    ...resultModules(store),
  ];
}

function resultModules(store: Store): Module[] {
  return [
    {
      moduleId: 'TopTags',
      title: 'Top Tags',
      renderType: 'TAG_SEARCH_LIST',
      content: topOf(store, 'tags', 10),
    },
    {
      moduleId: 'TopTerms',
      title: 'Top Glossary Terms',
      renderType: 'GLOSSARY_TERM_SEARCH_LIST',
      content: topOf(store, 'glossaryTerms', 10),
    },
  ];
}

/** What the user searched for last. */
const searchBarModules = ({recentSearches}: Store): Module[] => [
  {
    moduleId: 'RecentSearches',
    title: 'Recent searches',
    renderType: 'SEARCH_QUERY_LIST',
    content: recentSearches
      .slice(0, ENTITY_LIMIT)
      .map((value) => ({value, params: {searchParams: {query: value}}})),
  },
];

/** Modules by where they are shown; other places have none. */
const MODULES: Readonly<Record<string, (store: Store) => Module[]>> = {
  HOME: homeModules,
  SEARCH_RESULTS: resultModules,
  SEARCH_BAR: searchBarModules,
};

type Input = {input: {requestContext?: {scenario?: string} | null; limit?: number | null}};

export const home: Queries = {
  listRecommendations({store}: Platform, {input}: Input) {
    const modules = MODULES[input.requestContext?.scenario ?? '']?.(store) ?? [];
    const filled = modules.filter(({content}) => content.length > 0);
    return {modules: filled.slice(0, input.limit ?? filled.length)};
  },
};
