import {beforeAll, describe, expect, it} from 'vitest';
import {
  createSession,
  type Outcome,
  type Session,
} from '../../src/features/graphql-workbench/model/run';
import {findOperation} from '../../src/features/graphql-workbench/model/find';
import {matching} from '../../src/features/graphql-workbench/model/matching';
import {loadWorld} from '../acme';
import {ROOT} from '../common/root';
import {Problems} from '../facts/problems';
import {loadReference} from '../reference';
import {operationsOf, platformData} from './data';

const reference = loadReference(ROOT);
const OPERATIONS = operationsOf(reference.graphql);
const DATA = platformData(reference, loadWorld(ROOT, new Problems()));
const EXAMPLES = OPERATIONS.filter(({kind}) => kind === 'example');

let session: Session;
beforeAll(() => {
  session = createSession(DATA);
});

const operation = (id: string) => {
  const found = OPERATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`Found no operation ${id}, expected one.`);
  return found;
};

async function run(query: string, variables: unknown = {}): Promise<Outcome> {
  return session.run(query, JSON.stringify(variables));
}

/** The data of a response. */
async function dataOf(query: string, variables: unknown = {}): Promise<Record<string, unknown>> {
  const outcome = await run(query, variables);
  if (outcome.kind !== 'response') throw new Error(JSON.stringify(outcome.faults));
  const {data, errors} = JSON.parse(outcome.text) as {
    data: Record<string, unknown>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data;
}

describe('operations', () => {
  it('are the examples, the queries, and the mutations of the reference', () => {
    const count = (kind: string) => OPERATIONS.filter((one) => one.kind === kind).length;
    expect(count('example')).toBeGreaterThanOrEqual(50);
    expect(count('query')).toBeGreaterThan(80);
    expect(count('mutation')).toBeGreaterThan(120);
    expect(operation('search-with-filters').url).toBe(
      '/docs/graphql/queries#example-search-with-filters',
    );
    expect(operation('Mutation.addTag').url).toBe('/docs/graphql/mutations#addtag');
  });

  it('are found by parts of their names, and by what they do', () => {
    const found = (words: string) => matching(OPERATIONS, words).map(({id}) => id);
    expect(found('batch tags')[0]).toMatch(/batchAddTags|tag-many/);
    expect(found('LINEAGE hop')).toContain('upstream-lineage-with-a-hop-limit');
    expect(found('')).toHaveLength(OPERATIONS.length);
    expect(found('xyzzy'.repeat(2000))).toEqual([]);
  });
});

/** Needs what another example creates. */
const NEEDS: Readonly<Record<string, string>> = {
  'report-an-assertion-result': 'register-an-external-assertion',
};
/** Creates what the example company has. */
const EXISTS = ['create-a-form'];

it('operations are found by the links of the reference', () => {
  const [first, ...others] = OPERATIONS;
  const find = (name?: string) => first && findOperation([first, ...others], name).id;
  expect(find('Mutation.addTag')).toBe('Mutation.addTag');
  expect(find('request-addtag')).toBe('Mutation.addTag');
  expect(find('example-tag-a-column')).toBe('tag-a-column');
  expect(find('<b>')).toBe(first?.id);
  expect(find()).toBe(first?.id);
});

describe('on the example company', () => {
  it.each(EXAMPLES.map((one) => [one.id, one] as const))(
    '%s has a response with data',
    async (id, {query, variables}) => {
      session.reset();
      const before = NEEDS[id] === undefined ? undefined : operation(NEEDS[id]);
      if (before) await run(before.query, before.variables);
      const outcome = await run(query, variables);
      if (outcome.kind !== 'response') throw new Error(JSON.stringify(outcome.faults));
      const {data, errors} = JSON.parse(outcome.text) as {data: unknown; errors?: unknown};
      expect(outcome.noData).toEqual([]);
      if (EXISTS.includes(id)) expect(JSON.stringify(errors)).toContain('already exists');
      else {
        expect(errors).toBeUndefined();
        expect(Object.values(data as object)).not.toContain(null);
      }
    },
  );

  it.each(OPERATIONS.filter(({kind}) => kind !== 'example').map((one) => [one.id, one] as const))(
    '%s is accepted, and the workbench says if it has no data',
    async (_, {query, variables}) => {
      session.reset();
      expect((await run(query, variables)).kind).toBe('response');
    },
  );

  it('most operations have data', async () => {
    let without = 0;
    for (const {query, variables} of OPERATIONS) {
      session.reset();
      const outcome = await run(query, variables);
      if (outcome.kind === 'response' && outcome.noData.length > 0) without += 1;
    }
    expect(without).toBeLessThan(70);
  });
});

const FCT = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

it('mutations change what queries return, until they are undone', async () => {
  session.reset();
  const query = `{ dataset(urn: "${FCT}") { deprecation { deprecated note } } }`;
  await dataOf(operation('Mutation.updateDeprecation').query, {
    input: {urn: FCT, deprecated: true, note: 'Old.'},
  });
  expect(await dataOf(query)).toMatchObject({
    dataset: {deprecation: {deprecated: true, note: 'Old.'}},
  });
  session.reset();
  expect(JSON.stringify(await dataOf(query))).not.toContain('Old.');
});

// From public issues of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  const search = operation('Query.searchAcrossEntities').query;
  const urnsOf = async (orFilters: object[]) => {
    const input = {types: ['DATASET'], query: '*', count: 50, orFilters};
    const text = JSON.stringify(await dataOf(search, {input}));
    return [...text.matchAll(/"urn":"(urn:li:dataset:[^"]+)"/g)].map(([, urn]) => urn);
  };

  it('#8469: filter by one of several tags with IN', async () => {
    session.reset();
    const values = ['urn:li:tag:pii', 'urn:li:tag:tier-1'];
    const found = await urnsOf([{and: [{field: 'tags', condition: 'IN', values}]}]);
    expect(found).toContain(FCT);
    expect(found.length).toBeLessThan((await urnsOf([])).length);
  });

  it('#13902: only the datasets of one database', async () => {
    session.reset();
    const {dataset} = (await dataOf(
      `{ dataset(urn: "${FCT}") { parentContainers { containers { urn } } } }`,
    )) as {dataset: {parentContainers: {containers: {urn: string}[]}}};
    const schema = dataset.parentContainers.containers[0]?.urn;
    const found = await urnsOf([{and: [{field: 'container', values: [schema]}]}]);
    expect(found).toContain(FCT);
    expect(found.every((urn) => urn?.includes('analytics.marts.'))).toBe(true);
  });

  it('#9284: tag several columns of a dataset in one request', async () => {
    session.reset();
    const columns = ['order_id', 'customer_id'].map((subResource) => ({
      ...{resourceUrn: FCT, subResourceType: 'DATASET_FIELD', subResource},
    }));
    await dataOf(operation('Mutation.batchAddTags').query, {
      input: {tagUrns: ['urn:li:tag:pii'], resources: columns},
    });
    const data = await dataOf(`{ dataset(urn: "${FCT}") { editableSchemaMetadata {
      editableSchemaFieldInfo { fieldPath tags { tags { tag { urn } } } } } } }`);
    for (const {subResource} of columns) {
      expect(JSON.stringify(data)).toMatch(
        new RegExp(`"fieldPath":"${subResource}","tags":\\{"tags":\\[[^\\]]*urn:li:tag:pii`),
      );
    }
  });

  it('#18246: a tag must exist before it is added', async () => {
    session.reset();
    const {query} = operation('Mutation.addTag');
    const input = {tagUrn: 'urn:li:tag:audit', resourceUrn: FCT};
    const outcome = await run(query, {input});
    expect(outcome.kind === 'response' && outcome.text).toContain('Urn does not exist');
    await dataOf(operation('Mutation.createTag').query, {input: {id: 'audit', name: 'Audit'}});
    expect(await dataOf(query, {input})).toEqual({addTag: true});
  });

  it('#13013: datasets and dashboards in one search, each with its own fields', async () => {
    session.reset();
    const data = await dataOf(`query { searchAcrossEntities(input: {
        types: [DATASET, DASHBOARD], query: "*", start: 0, count: 900}) {
      searchResults {
        entity { urn type ... on Dataset { name platform { name } } }
        entity { type ... on Dashboard { properties { name } platform { name } } }
      } } }`);
    const text = JSON.stringify(data);
    expect(text).toContain('"type":"DASHBOARD","properties":{"name":');
    expect(text).toContain('"type":"DATASET","name":');
  });
});

describe('faults', () => {
  const faultsOf = async (query: string, variables = '') => {
    const outcome = await session.run(query, variables);
    return outcome.kind === 'rejected' ? outcome.faults : [];
  };

  it.each([
    ['{ dataset(urn: "a") {', '', {part: 'query', line: 1}],
    ['{\n  dataset(urn: "a") { nme }\n}', '', {part: 'query', line: 2}],
    [
      'query a { me { corpUser { urn } } } query b { me { corpUser { urn } } }',
      '',
      {part: 'query'},
    ],
    ['', '', {part: 'query'}],
    ['query q($urn: String!) { dataset(urn: $urn) { urn } }', '{}', {part: 'variables'}],
    ['query q($urn: String!) { dataset(urn: $urn) { urn } }', '{"urn": 5}', {part: 'variables'}],
    ['{ me { corpUser { urn } } }', '[1]', {part: 'variables'}],
    ['{ me { corpUser { urn } } }', '{"a": 1', {part: 'variables'}],
  ])('%s %s', async (query, variables, fault) => {
    expect(await faultsOf(query, variables)).toContainEqual(expect.objectContaining(fault));
  });

  it('a misspelled field has a suggestion', async () => {
    const [fault] = await faultsOf('{ dataset(urn: "a") { nme } }');
    expect(fault?.message).toContain('Did you mean "name"');
  });

  it('junk is rejected', async () => {
    expect(await faultsOf('{('.repeat(4000))).toHaveLength(1);
    expect(await faultsOf('{ me { corpUser { urn } } }', '{"'.repeat(4000))).toHaveLength(1);
  });
});

it('names the URNs that the example company lacks', async () => {
  session.reset();
  const outcome = await run(
    '{ dataset(urn: "urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)") { urn } }',
  );
  expect(outcome).toMatchObject({
    unknownUrns: ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)'],
  });
});
