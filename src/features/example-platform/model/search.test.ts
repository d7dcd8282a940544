/**
 * Search, facets, suggestions, recommendations, and lineage of the small platform, compared with what the code of the
 * real one does.
 */
import {expect, it} from 'vitest';
import {loadWorld} from '../../../../plugins/acme';
import {ROOT} from '../../../../plugins/common/root';
import {Problems} from '../../../../plugins/facts/problems';
import {facetsOf} from './facets';
import {lineageOf} from './lineage';
import {searchAcrossLineage} from './lineage-search';
import {matchedFields} from './ranking';
import {find, searchResults} from './search';
import {fieldValues} from './search-fields';
import {passes} from './search-filters';
import type {Queries} from './query';
import {storeOf} from './store';
import {browse} from './queries/browse';
import {home} from './queries/home';
import {search} from './queries/search';

const store = storeOf(loadWorld(ROOT, new Problems()));
const platform = {store} as never;

const snowflake = (name: string) =>
  `urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.${name},PROD)`;
const FCT = snowflake('marts.fct_orders');
const DBT = 'urn:li:dataset:(urn:li:dataPlatform:dbt,analytics.marts.fct_orders,PROD)';
const RAW = snowflake('raw.orders');
const DATABASE = 'urn:li:container:94ef53a1c0e21ad34b6e0a7c1df3c5f0';

function entity(urn: string) {
  const found = store.entities.get(urn);
  if (!found) throw new Error(`Found no ${urn}, expected it in reference/acme`);
  return found;
}

/** Returns the response to a query. */
const call = (queries: Queries, name: string, input: object) =>
  queries[name]?.(platform, {input} as never);

const urnsOf = (results: unknown) => (results as {entity: string}[]).map(({entity: urn}) => urn);

it('ranks deprecated assets lower, and orders equals by their URN', () => {
  const found = find(store, {query: '*', types: ['DATASET', 'TAG']});
  const tags = found.filter(({type}) => type === 'TAG').map(({urn}) => urn);
  expect(tags).toEqual(tags.toSorted());
  const isDeprecated = ({urn}: {urn: string}) =>
    fieldValues(store, entity(urn), 'deprecated').includes('true');
  const datasets = found.filter(({type}) => type === 'DATASET');
  expect(datasets.filter(isDeprecated).length).toBeGreaterThan(0);
  expect(datasets.slice(-1).every(isDeprecated)).toBe(true);
});

it('finds whole words and the beginning of a name, but no middles', () => {
  expect(find(store, {query: 'fct_ord'}).map(({urn}) => urn)).toContain(FCT);
  expect(find(store, {query: 'rders'})).toEqual([]);
  const [first] = matchedFields(store, entity(FCT), 'orders');
  expect(first).toMatchObject({name: 'name', value: 'fct_orders'});
});

it('filters columns with assets, and nested containers only on request', () => {
  const customers = entity(snowflake('marts.dim_customers'));
  const by = (field: string, value: string, condition?: string) =>
    passes(store, customers, {filters: [{field, values: [value], condition: condition ?? null}]});
  const email = 'urn:li:glossaryTerm:email-address';
  expect(fieldValues(store, customers, 'glossaryTerms')).not.toContain(email);
  expect(by('glossaryTerms', email)).toBe(true);
  expect(by('container', DATABASE)).toBe(false);
  expect(by('container', DATABASE, 'DESCENDANTS_INCL')).toBe(true);
  expect(by('anything else', 'x')).toBe(false);
});

it('applies a view', () => {
  for (const view of store.entities.values()) {
    if (view.type !== 'DATAHUB_VIEW') continue;
    const all = find(store, {query: '*'}).length;
    const kept = find(store, {query: '*', viewUrn: view.urn}).length;
    expect(kept, view.urn).toBeLessThan(all);
    expect(kept, view.urn).toBeGreaterThan(0);
  }
});

it('counts every existing type that was searched, and filtered values, even if the count is zero', () => {
  const {facets} = searchResults(store, {
    query: 'fct_payments',
    types: ['DATASET', 'CHART', 'NOTEBOOK'],
    filters: [{field: 'platform', values: ['urn:li:dataPlatform:kafka']}],
  }) as {facets: {field: string; aggregations: {value: string; count: number}[]}[]};
  const values = (field: string) =>
    facets.find((one) => one.field === field)?.aggregations.map(({value, count}) => [value, count]);
  expect(values('_entityType')).toEqual([
    ['DATASET', 0],
    ['CHART', 0],
  ]);
  expect(values('platform')).toEqual([['urn:li:dataPlatform:kafka', 0]]);
  expect(values('tags')).toBeUndefined();
});

it('counts only containers and domains themselves, and properties on request', () => {
  const found = find(store, {query: '*', types: ['DATASET']});
  const fields = (withProperties: boolean) =>
    facetsOf(store, found, {withProperties}).map(({field}) => field as string);
  expect(fields(false).filter((one) => one.startsWith('structured'))).toEqual([]);
  expect(fields(true).some((one) => one.startsWith('structured'))).toBe(true);
  const [container] = facetsOf(store, found, {wanted: ['container']});
  expect(JSON.stringify(container)).not.toContain(DATABASE);
});

it('suggests by name and URN, five of a type, in the order of the types', () => {
  const {suggestions} = call(search, 'autoCompleteForMultiple', {query: 'ord'}) as {
    suggestions: {type: string; suggestions: string[]}[];
  };
  expect(suggestions[0]?.type).toBe('DATASET');
  expect(suggestions.every((one) => one.suggestions.length <= 5)).toBe(true);
  const named = suggestions.flatMap((one) => one.suggestions);
  expect(named).not.toContain('fct_payments');
});

it('offers quick filters of the largest platforms by name, and of existing types', () => {
  const {quickFilters} = call(search, 'getQuickFilters', {}) as {
    quickFilters: {field: string; value: string}[];
  };
  const platforms = quickFilters.filter(({field}) => field === 'platform').map(({value}) => value);
  expect(platforms).toEqual(platforms.toSorted());
  expect(quickFilters.filter(({field}) => field !== 'platform').map(({value}) => value)).toEqual([
    'DATASET',
    'DASHBOARD',
    'DATA_FLOW',
    'DOMAIN',
    'GLOSSARY_TERM',
  ]);
});

it('counts platforms on the home page as Analytics does, with containers', () => {
  const {modules} = call(home, 'listRecommendations', {
    requestContext: {scenario: 'HOME'},
    limit: 10,
  }) as {
    modules: {
      moduleId: string;
      content: {value: string; params: {contentParams: {count: number}}}[];
    }[];
  };
  expect(modules.map(({moduleId}) => moduleId)).toEqual([
    'Platforms',
    'Domains',
    'RecentlyViewedEntities',
    'HighUsageEntities',
    'TopTags',
    'TopTerms',
  ]);
  const groups = store.analytics.groups as {
    charts: {title: string; bars: {name: string; segments: {value: number}[]}[]}[];
  }[];
  const bars = groups
    .flatMap(({charts}) => charts)
    .find(({title}) => title === 'Assets By Platform')?.bars;
  const counted = modules[0]?.content.map(({value, params}) => [
    (entity(value)['properties'] as {displayName: string}).displayName,
    params.contentParams.count,
  ]);
  const expected = bars?.map(({name, segments}) => [name, segments[0]?.value]);
  expect(counted?.toSorted()).toEqual(expected?.toSorted());
});

it('browses by containers, by parts of the name, and by a default folder', () => {
  const groups = (type: string, platformName: string, path: string[] = []) =>
    (
      call(browse, 'browseV2', {
        type,
        path,
        orFilters: [{and: [{field: 'platform', values: [`urn:li:dataPlatform:${platformName}`]}]}],
      }) as {groups: {name: string; count: number; hasSubGroups: boolean}[]}
    ).groups;
  expect(groups('DATASET', 'snowflake')).toMatchObject([{name: DATABASE, hasSubGroups: true}]);
  expect(groups('DATASET', 'kafka')).toMatchObject([{name: 'orders', hasSubGroups: false}]);
  expect(groups('DATA_FLOW', 'airflow')).toMatchObject([{name: 'Default', count: 2}]);
});

it('merges siblings in the lineage of an asset, but not in a search across lineage', () => {
  const upstream = lineageOf(store, entity(FCT), {direction: 'UPSTREAM'});
  expect(urnsOf(upstream.relationships)).toEqual([RAW]);
  expect(upstream.total - upstream.filtered).toBe(1);
  const downstream = lineageOf(store, entity(RAW), {direction: 'DOWNSTREAM'});
  const siblings = urnsOf(downstream.relationships).filter((urn) => [FCT, DBT].includes(urn));
  // Siblings are merged around an asset that has siblings itself; elsewhere both are listed.
  expect(siblings).toHaveLength(2);
  const across = searchAcrossLineage(store, {urn: FCT, direction: 'UPSTREAM', count: 50});
  expect(urnsOf(across['searchResults'])).toEqual(expect.arrayContaining([DBT, RAW]));
});

it('continues through what is ignored as a hop, up to the requested distance', () => {
  const first = (ignoreAsHops: {entityType: string}[]) =>
    urnsOf(
      searchAcrossLineage(store, {
        urn: 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD)',
        direction: 'DOWNSTREAM',
        count: 50,
        orFilters: [{and: [{field: 'degree', values: ['1']}]}],
        lineageFlags: {ignoreAsHops},
      })['searchResults'],
    );
  expect(first([])).not.toContain(RAW);
  expect(first([{entityType: 'DATA_JOB'}])).toContain(RAW);
});

it('lists the datasets of columns that a column feeds', () => {
  const {searchResults: results} = searchAcrossLineage(store, {
    urn: `urn:li:schemaField:(${RAW},total)`,
    direction: 'DOWNSTREAM',
  });
  expect(urnsOf(results)).toContain(FCT);
});
