import {beforeAll, describe, expect, it} from 'vitest';
import {
  createSession,
  type Outcome,
  type Session,
} from '../../src/features/graphql-workbench/model/run';
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

// From public issues of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  it('mutations change what queries return, until they are undone', async () => {
    session.reset();
    const query = `{ dataset(urn: "${FCT}") { domain { domain { urn } } deprecation { deprecated note } } }`;
    await dataOf(
      'mutation m($input: UpdateDeprecationInput!) { updateDeprecation(input: $input) }',
      {input: {urn: FCT, deprecated: true, note: 'Old.'}},
    );
    expect(await dataOf(query)).toMatchObject({
      dataset: {deprecation: {deprecated: true, note: 'Old.'}},
    });
    session.reset();
    expect(JSON.stringify(await dataOf(query))).not.toContain('Old.');
  });
});
