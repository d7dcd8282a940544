/** Recommendations, which make up most of the home page. */
import type {Platform, Queries} from '../query';
import {find} from '../search';
import {fieldValues} from '../search-fields';
import {ofType, type Store} from '../store';
import {platformCounts} from './search';

const content = (urn: string, count?: number) => ({
  value: urn,
  entity: urn,
  params: {entityProfileParams: {urn}, ...(count === undefined ? {} : {contentParams: {count}})},
});

const used = (store: Store, count: number, ...types: string[]) =>
  find(store, {types})
    .slice(0, count)
    .map(({urn}) => content(urn));

/** What the user searched for. */
const recent = ({recentSearches}: Store) =>
  recentSearches.map((value) => ({
    value,
    params: {searchParams: {types: [], query: value, filters: []}},
  }));

function homeModules(store: Store) {
  const assets = [...store.entities.values()].filter(({type}) => !/GLOSSARY|TAG|DOMAIN/.test(type));
  const inDomain = (urn: string) =>
    assets.filter((asset) => fieldValues(store, asset, 'domains')?.includes(urn)).length;
  return [
    {
      title: 'Platforms',
      moduleId: 'Platforms',
      renderType: 'PLATFORM_SEARCH_LIST',
      content: platformCounts(store).map(([urn, count]) => content(urn, count)),
    },
    {
      title: 'Domains',
      moduleId: 'Domains',
      renderType: 'DOMAIN_SEARCH_LIST',
      content: ofType(store, 'DOMAIN').map(({urn}) => content(urn, inDomain(urn))),
    },
    {
      title: 'Most Popular',
      moduleId: 'HighUsageEntities',
      renderType: 'ENTITY_NAME_LIST',
      content: used(store, 6, 'DATASET', 'DASHBOARD'),
    },
    {
      title: 'Recently Viewed',
      moduleId: 'RecentlyViewedEntities',
      renderType: 'ENTITY_NAME_LIST',
      content: store.recentlyViewed.map((urn) => content(urn)),
    },
    {
      title: 'Popular Tags',
      moduleId: 'TopTags',
      renderType: 'TAG_SEARCH_LIST',
      content: ofType(store, 'TAG').map(({urn}) => content(urn)),
    },
  ];
}

export const home: Queries = {
  listRecommendations({store}: Platform, {input}: {input: {requestContext?: {scenario?: string}}}) {
    const scenario = input.requestContext?.scenario;
    if (scenario === 'SEARCH_BAR') {
      const searches = {
        title: 'Recent Searches',
        moduleId: 'RecentSearches',
        renderType: 'SEARCH_QUERY_LIST',
      };
      return {modules: [{...searches, content: recent(store)}]};
    }
    return {modules: scenario === 'HOME' ? homeModules(store) : []};
  },
};
