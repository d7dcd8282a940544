/** Lists, histories, and observations over time, in the order and extent that the real platform returns. */
import {beforeEach, expect, it} from 'vitest';
import {type Entity, loadWorld} from '../../../../plugins/acme';
import {ROOT} from '../../../../plugins/common/root';
import {Problems} from '../../../../plugins/facts/problems';
import {loadReference} from '../../../../plugins/reference';
import {answer} from './execute';
import {topValues} from './facets';
import {pick} from './pick';
import {fieldValues} from './search-fields';
import {nameOf, ofType, storeOf} from './store';

const world = loadWorld(ROOT, new Problems());
const reference = loadReference(ROOT);
const {schema} = reference.graphql;
const facts = {appVersion: 'head', tables: reference.tables};
const FCT = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

let store = storeOf(world);
beforeEach(() => {
  store = storeOf(world);
});

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const gaps = {queries: new Set<string>(), fields: new Set<string>()};
  const {data, errors} = await answer({store, schema, facts, gaps}, {query, variables});
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}

const made = (entity: Partial<Entity> & {urn: string; type: string; __typename: string}) =>
  store.entities.set(entity.urn, {related: {}, ...entity});

it('lists the newest first, and equals in the order of their URNs', async () => {
  made({urn: 'urn:li:domain:returns', type: 'DOMAIN', __typename: 'Domain'});
  const {listDomains} = await ask('{ listDomains(input: {}) { count domains { urn } } }');
  expect(pick(listDomains, 'domains.urn')[0]).toBe('urn:li:domain:returns');
  expect(listDomains).toMatchObject({count: 20});
  const {listOwnershipTypes} = await ask(
    '{ listOwnershipTypes(input: {}) { ownershipTypes { urn } } }',
  );
  const types = pick(listOwnershipTypes, 'ownershipTypes.urn') as string[];
  expect(types[0]).toBe('urn:li:ownershipType:product-manager');
  expect(types.slice(1)).toEqual(types.slice(1).toSorted());
});

it('lists policies of the company before the built-in ones', async () => {
  const {listPolicies} = await ask('{ listPolicies(input: {count: 50}) { policies { urn } } }');
  const urns = pick(listPolicies, 'policies.urn') as string[];
  const first = urns.indexOf('urn:li:dataHubPolicy:0');
  expect(first).toBeGreaterThan(0);
  expect(urns.slice(first)).toEqual(urns.slice(first).toSorted());
});

it('finds users by their name', async () => {
  const {listUsers} = await ask('{ listUsers(input: {query: "chloe"}) { users { urn } } }');
  expect(pick(listUsers, 'users.urn')).toEqual(['urn:li:corpuser:chloe']);
});

it('limits runs, profiles, and usage to what a query requests', async () => {
  const {dataset} = await ask(
    `query ($urn: String!) {
      dataset(urn: $urn) {
        datasetProfiles(limit: 1) { timestampMillis }
        usageStats(range: DAY) { buckets { bucket } aggregations { totalSqlQueries uniqueUserCount } }
        month: usageStats(range: MONTH) { aggregations { totalSqlQueries } }
        statsSummary { queryCountLast30Days }
        assertions { assertions { runEvents(status: COMPLETE, limit: 1) { total runEvents { runId } } } }
      }
    }`,
    {urn: FCT},
  );
  const [profile, ...others] = pick(dataset, 'datasetProfiles');
  const newest = Math.max(
    ...pick(store.entities.get(FCT), 'datasetProfiles.timestampMillis').map(Number),
  );
  expect(profile).toEqual({timestampMillis: newest});
  expect(others).toEqual([]);
  expect(pick(dataset, 'usageStats.buckets')).toHaveLength(2);
  expect(Number(pick(dataset, 'usageStats.aggregations.totalSqlQueries')[0])).toBeGreaterThan(0);
  expect(pick(dataset, 'month.aggregations.totalSqlQueries')).toEqual(
    pick(dataset, 'statsSummary.queryCountLast30Days'),
  );
  expect(new Set(pick(dataset, 'assertions.assertions.runEvents.total'))).toEqual(new Set([1]));
  expect(pick(dataset, 'assertions.assertions.runEvents.runEvents.runId')).not.toContain('');
});

it('shows all columns of the first schema as added, and an earlier schema without later columns', async () => {
  const {getTimeline, getSchemaVersionList, getSchemaBlame} = await ask(
    `query ($urn: String!) {
      getTimeline(input: {urn: $urn, changeCategories: [TECHNICAL_SCHEMA]}) {
        changeTransactions { lastSemanticVersion changes { operation parameters { key } } }
      }
      getSchemaVersionList(input: {datasetUrn: $urn}) {
        latestVersion { semanticVersion }
        semanticVersionList { versionStamp }
      }
      getSchemaBlame(input: {datasetUrn: $urn}) {
        schemaFieldBlameList { fieldPath schemaFieldChange { lastSchemaFieldChange } }
      }
    }`,
    {urn: FCT},
  );
  const transactions = pick(getTimeline, 'changeTransactions');
  expect(transactions.map((one) => pick(one, 'changes').length)).toEqual([5, 1]);
  expect(pick(transactions[1], 'changes.parameters.key')).toEqual([
    'fieldPath',
    'fieldUrn',
    'nullable',
    'modificationCategory',
  ]);
  expect(pick(getSchemaBlame, 'schemaFieldBlameList')).toContainEqual({
    fieldPath: 'currency',
    schemaFieldChange: {lastSchemaFieldChange: 'Added in v0.1.0'},
  });
  const [, versionStamp] = pick(getSchemaVersionList, 'semanticVersionList.versionStamp');
  const {versionedDataset} = await ask(
    `query ($urn: String!, $versionStamp: String) {
      versionedDataset(urn: $urn, versionStamp: $versionStamp) { schema { fields { fieldPath } } }
    }`,
    {urn: FCT, versionStamp},
  );
  const columns = pick(versionedDataset, 'schema.fields.fieldPath');
  expect(columns).toHaveLength(5);
  expect(columns).not.toContain('currency');
});

it('counts terms, domains, and shares on the page Analytics as the index does', () => {
  const charts = pick({...world.analytics}, 'groups.charts') as {
    title: string;
    bars: {name: string; segments: {label: string; value: number}[]}[];
  }[];
  const bars = (title: string) => charts.find((one) => one.title === title)?.bars ?? [];
  const all = [...store.entities.values()];
  const named = (urn: string) => {
    const found = store.entities.get(urn);
    return found ? nameOf(found) : urn;
  };
  expect(bars('Entities With Term').map(({name, segments}) => [name, segments[0]?.value])).toEqual(
    topValues(store, all, 'glossaryTerms', 10).map(([urn, count]) => [named(urn), count]),
  );
  for (const {name, segments} of bars('Entities By Domain')) {
    const inDomain = all.filter((one) =>
      fieldValues(store, one, 'domains').map(named).includes(name),
    );
    const counts = Object.fromEntries(
      topValues(store, inDomain, 'platform').map(([urn, count]) => [named(urn), count]),
    );
    expect(Object.fromEntries(segments.map(({label, value}) => [label, value])), name).toEqual(
      counts,
    );
  }
  // With only one environment, there is no chart.
  expect(topValues(store, all, 'origin')).toHaveLength(1);
  expect(bars('Entities By Environment')).toEqual([]);
  const types = {Datasets: 'DATASET', Charts: 'CHART', Pipelines: 'DATA_FLOW', Tasks: 'DATA_JOB'};
  for (const [title, type] of Object.entries(types)) {
    const assets = ofType(store, type);
    const share = (field: string) =>
      (
        (100 * assets.filter((one) => fieldValues(store, one, field).includes('true')).length) /
        assets.length
      ).toFixed(2);
    const [owners, tags, terms, descriptions, domains] = [
      'hasOwners',
      'hasTags',
      'hasGlossaryTerms',
      'hasDescription',
      'hasDomain',
    ].map(share);
    expect(world.analytics.highlights.find((one) => one['title'] === title)?.['body']).toBe(
      `${owners}% have owners, ${tags}% have tags, ${terms}% have glossary terms, ${descriptions}% have description, ${domains}% have domain assigned!`,
    );
  }
});

it('has edges in both directions, and those of lineage by their names', async () => {
  const ends = async (urn: string, type: string, direction: string) => {
    const field = urn.split(':')[2] ?? '';
    const answered = await ask(
      `query ($urn: String!, $input: RelationshipsInput!) {
        ${field}(urn: $urn) { relationships(input: $input) { relationships { entity { urn } } } }
      }`,
      {urn, input: {types: [type], direction}},
    );
    return pick(answered, `${field}.relationships.relationships.entity.urn`);
  };
  const email = 'urn:li:glossaryTerm:email-address';
  const personal = 'urn:li:glossaryTerm:personal-data';
  expect(await ends(email, 'IsA', 'OUTGOING')).toEqual([personal]);
  expect(await ends(personal, 'IsA', 'INCOMING')).toEqual([email]);
  expect(await ends(email, 'IsA', 'INCOMING')).toEqual([]);
  const chart = 'urn:li:chart:(looker,dashboard_elements.42)';
  expect(await ends(chart, 'Consumes', 'OUTGOING')).toEqual([FCT]);
  expect(await ends(chart, 'Contains', 'INCOMING')).toEqual([
    'urn:li:dashboard:(looker,dashboards.7)',
  ]);
  const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_orders,prod),load_orders)';
  expect(await ends(job, 'IsPartOf', 'OUTGOING')).toEqual([
    'urn:li:dataFlow:(airflow,daily_orders,prod)',
  ]);
  expect(await ends(job, 'Produces', 'OUTGOING')).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.orders,PROD)',
  ]);
});
