/** The small platform behind the pictures responds as the real one would for the example company. */
import {beforeEach, describe, expect, it} from 'vitest';
import {loadWorld} from '../../../../plugins/acme';
import {ROOT} from '../../../../plugins/common/root';
import {Problems} from '../../../../plugins/facts/problems';
import {loadReference} from '../../../../plugins/reference';
import {answer, type Gaps} from './execute';
import {executorOf} from '../../../../tools/pictures/executor';
import {storeOf} from './store';

const world = loadWorld(ROOT, new Problems());
const reference = loadReference(ROOT);
const {schema} = reference.graphql;
const facts = {appVersion: 'head', tables: reference.tables};

const FCT = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

let store = storeOf(world);
let gaps: Gaps;

beforeEach(() => {
  store = storeOf(world);
  gaps = {queries: new Set(), fields: new Set()};
});

/** Returns the data of a response without errors. */
async function ask(query: string, variables: Record<string, unknown> = {}) {
  const {data, errors} = await answer({store, schema, facts, gaps}, {query, variables});
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}

describe('search', () => {
  const QUERY = `query ($input: SearchAcrossEntitiesInput!) {
    searchAcrossEntities(input: $input) {
      total
      searchResults { entity { urn type } matchedFields { name value } }
      facets { field displayName aggregations { value count } }
    }
  }`;
  type Found = {
    total: number;
    searchResults: {entity: {urn: string; type: string}; matchedFields: {name: string}[]}[];
    facets: {field: string; displayName: string; aggregations: {value: string; count: number}[]}[];
  };
  const search = async (input: object) =>
    (await ask(QUERY, {input}))['searchAcrossEntities'] as Found;

  it('finds names first, and says what matched', async () => {
    const {searchResults} = await search({
      query: 'fct_orders',
      types: ['DATASET'],
      start: 0,
      count: 5,
    });
    expect(searchResults[0]?.entity.urn).toContain('fct_orders');
    expect(searchResults[0]?.matchedFields.map(({name}) => name)).toContain('name');
  });

  it('filters by all fields of one group, and by any group', async () => {
    const by = (...groups: [field: string, value: string][][]) =>
      search({
        query: '*',
        types: ['DATASET'],
        orFilters: groups.map((group) => ({
          and: group.map(([field, value]) => ({field, values: [value]})),
        })),
        count: 50,
      });
    const snowflake: [string, string] = ['platform', 'urn:li:dataPlatform:snowflake'];
    const pii: [string, string] = ['tags', 'urn:li:tag:pii'];
    const both = await by([snowflake, pii]);
    const either = await by([snowflake], [pii]);
    const onSnowflake = await by([snowflake]);
    expect(both.searchResults.length).toBeGreaterThan(0);
    expect(onSnowflake.total).toBeGreaterThan(both.total);
    expect(either.total).toBeGreaterThan(onSnowflake.total);
    expect(both.searchResults.every(({entity}) => entity.urn.includes('snowflake'))).toBe(true);
  });

  it('counts results, by the names of the filters', async () => {
    const {total, facets} = await search({query: '*', types: ['DATASET'], count: 1});
    const platforms = facets.find(({field}) => field === 'platform');
    expect(platforms?.displayName).toBe('Platform');
    expect(platforms?.aggregations.reduce((sum, {count}) => sum + count, 0)).toBe(total);
  });
});

describe('an entity', () => {
  it('has its columns, owners, domain, and parents', async () => {
    const {dataset} = await ask(
      `query ($urn: String!) {
        dataset(urn: $urn) {
          name
          schemaMetadata { name fields { fieldPath } }
          ownership { owners { associatedUrn owner { ... on CorpUser { username } ... on CorpGroup { name } } } }
          domain { domain { properties { name } } }
          parentContainers { count containers { properties { name } } }
        }
      }`,
      {urn: FCT},
    );
    expect(dataset).toMatchObject({
      schemaMetadata: {
        fields: ['order_id', 'customer_id', 'ordered_at', 'amount', 'currency', 'status'].map(
          (fieldPath) => ({fieldPath}),
        ),
      },
      domain: {domain: {properties: {name: 'Sales'}}},
      parentContainers: {
        count: 2,
        containers: [{properties: {name: 'marts'}}, {properties: {name: 'analytics'}}],
      },
    });
    const {owners} = (dataset as {ownership: {owners: {associatedUrn: string}[]}}).ownership;
    expect(owners.every(({associatedUrn}) => associatedUrn === FCT)).toBe(true);
    expect([...gaps.fields]).toEqual([]);
  });

  it('has lineage through its sibling', async () => {
    const {dataset} = await ask(
      `query ($urn: String!) {
        dataset(urn: $urn) {
          lineage(input: {direction: UPSTREAM, start: 0, count: 20}) { total relationships { entity { urn } } }
        }
      }`,
      {urn: FCT},
    );
    const {relationships} = (dataset as {lineage: {relationships: {entity: {urn: string}}[]}})
      .lineage;
    const urns = relationships.map(({entity}) => entity.urn);
    expect(urns.some((urn) => urn.includes('analytics.raw.orders'))).toBe(true);
    expect(urns.some((urn) => urn.includes('analytics.marts.fct_orders'))).toBe(false);
  });

  it('reaches further by degree', async () => {
    const across = async (degree: string) =>
      (
        await ask(
          `query ($input: SearchAcrossLineageInput!) {
            searchAcrossLineage(input: $input) { total searchResults { degree } }
          }`,
          {
            input: {
              urn: 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)',
              direction: 'DOWNSTREAM',
              query: '*',
              count: 50,
              orFilters: [{and: [{field: 'degree', values: [degree]}]}],
            },
          },
        )
      )['searchAcrossLineage'] as {total: number; searchResults: {degree: number}[]};
    const [first, far] = [await across('1'), await across('3+')];
    expect(first.searchResults.every(({degree}) => degree === 1)).toBe(true);
    expect(far.searchResults.length).toBeGreaterThan(0);
    expect(far.searchResults.every(({degree}) => degree >= 3)).toBe(true);
  });
});

describe('changes', () => {
  it('last until the next scene', async () => {
    const LIST =
      '{ listDomains(input: {start: 0, count: 20}) { domains { properties { name } } } }';
    const names = async () => JSON.stringify(await ask(LIST));
    await ask('mutation { createDomain(input: {name: "Returns"}) }');
    expect(await names()).toContain('Returns');
    store = storeOf(world);
    expect(await names()).not.toContain('Returns');
  });
});

describe('an executor', () => {
  const executor = executorOf(() => store);
  const RUN = `query ($urn: String!) {
    ingestionSource(urn: $urn) {
      executions(start: 0, count: 10) { total executionRequests { urn id result { status } } }
    }
  }`;
  type Runs = {executions: {executionRequests: {id: string; result: {status: string} | null}[]}};

  it('completes a requested run, with what it found', async () => {
    const recipe = '{\\"source\\": {\\"type\\": \\"postgres\\"}}';
    const created = await ask(
      `mutation { createIngestionSource(input: {name: "Shop", type: "postgres", config: {recipe: "${recipe}", executorId: "default"}}) }`,
    );
    const urn = created['createIngestionSource'] as string;
    await ask(
      `mutation { createIngestionExecutionRequest(input: {ingestionSourceUrn: "${urn}"}) }`,
    );
    const runs = async () =>
      ((await ask(RUN, {urn}))['ingestionSource'] as Runs).executions.executionRequests;
    expect((await runs()).map(({result}) => result)).toEqual([null]);
    executor.run({seconds: 60});
    const [run] = await runs();
    expect(run?.result?.status).toBe('SUCCESS');
    const {searchAcrossEntities} = await ask(
      `{ searchAcrossEntities(input: {query: "*", filters: [{field: "runId", values: ["${run?.id}"]}]}) { searchResults { entity { urn } } } }`,
    );
    const {searchResults} = searchAcrossEntities as {
      searchResults: {entity: {urn: string}}[];
    };
    const urns = searchResults.map(({entity}) => entity.urn);
    expect(urns.some((one) => one.includes('shop.public.orders'))).toBe(true);
    expect(urns.some((one) => one.includes('snowflake'))).toBe(false);
  });

  it('has nothing to complete before something is requested', () => {
    expect(() => executor.run({seconds: 60})).toThrow('RUN_INGEST');
  });
});

it('reports what it has no response to', async () => {
  await ask('{ getSecretValues(input: {secrets: ["A"]}) { name } }');
  expect([...gaps.queries]).toEqual(['getSecretValues']);
});
