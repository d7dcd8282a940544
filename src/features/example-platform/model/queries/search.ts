/** Search, suggestions, and counts. */
import type {Entity} from '../world';
import {facetsOf, topValues} from '../facets';
import {searchAcrossLineage} from '../lineage-search';
import type {Platform, Queries} from '../query';
import {isSuggested} from '../ranking';
import {DEFAULT_TYPES, find, searchResults, type SearchInput} from '../search';
import {nameOf, ofType, type Store} from '../store';

type Search = {input: SearchInput};

const answer = ({store}: Platform, {input}: Search) => searchResults(store, input);
const acrossLineage = (
  {store}: Platform,
  {input}: {input: Parameters<typeof searchAcrossLineage>[1]},
) => searchAcrossLineage(store, input);

/** Types that the search box suggests, in order: AUTO_COMPLETE_ENTITY_TYPES of the platform's SearchUtils. */
const SUGGESTED = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'CONTAINER', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE'],
  ...['DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'TAG', 'CORP_USER', 'CORP_GROUP', 'NOTEBOOK'],
  ...['DATA_PRODUCT', 'DOMAIN', 'BUSINESS_ATTRIBUTE'],
];

type Suggest = SearchInput & {query: string; limit?: number | null};

/** Five suggestions per type, unless a query requests another number. */
function suggestions(store: Store, input: Suggest, type: string) {
  const among = ofType(store, type).filter((entity) => isSuggested(entity, input.query));
  const entities = find(store, {...input, type, types: null}, among).slice(0, input.limit ?? 5);
  return {type, suggestions: entities.map(nameOf), entities: entities.map(({urn}) => urn)};
}

/** Types of assets and of DataHub's own entities that are offered as filters, of which the first three and two are shown. */
const QUICK_ASSETS = [
  ...['DATASET', 'DASHBOARD', 'DATA_FLOW', 'DATA_JOB', 'CHART', 'CONTAINER', 'MLMODEL'],
  ...['MLMODEL_GROUP', 'MLFEATURE', 'MLFEATURE_TABLE', 'MLPRIMARY_KEY'],
];
const QUICK_OTHERS = ['DOMAIN', 'GLOSSARY_TERM', 'CORP_GROUP', 'CORP_USER'];

function quickFilters(store: Store, viewUrn: string | null | undefined) {
  const all = find(store, {query: '*', viewUrn: viewUrn ?? null});
  const platforms = topValues(store, all, 'platform', 5).map(([urn]) => urn);
  const typesOf = (types: readonly string[], count: number) =>
    types.filter((type) => all.some((one: Entity) => one.type === type)).slice(0, count);
  return [
    ...platforms.sort().map((urn) => ({field: 'platform', value: urn, entity: urn})),
    ...[...typesOf(QUICK_ASSETS, 3), ...typesOf(QUICK_OTHERS, 2)].map((value) => ({
      field: '_entityType',
      value,
    })),
  ];
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
    const types = input.types?.length ? input.types : DEFAULT_TYPES;
    const found = find(store, input);
    return {facets: facetsOf(store, found, {types, wanted: input.facets, filters: input})};
  },
  autoComplete({store}: Platform, {input}: {input: Suggest}) {
    return {query: input.query, ...suggestions(store, input, input.type ?? 'DATASET')};
  },
  autoCompleteForMultiple({store}: Platform, {input}: {input: Suggest}) {
    const types = input.types?.length ? input.types : SUGGESTED;
    const all = types.map((type) => suggestions(store, input, type));
    return {query: input.query, suggestions: all.filter(({entities}) => entities.length > 0)};
  },
  getEntityCounts({store}: Platform, {input}: {input: {types: string[]; viewUrn?: string | null}}) {
    const countOf = (type: string) => find(store, {type, viewUrn: input.viewUrn ?? null}).length;
    return {counts: input.types.map((entityType) => ({entityType, count: countOf(entityType)}))};
  },
  getQuickFilters: ({store}: Platform, {input}: {input?: {viewUrn?: string | null} | null}) => ({
    quickFilters: quickFilters(store, input?.viewUrn),
  }),
};
