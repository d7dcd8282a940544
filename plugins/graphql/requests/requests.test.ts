/** Generated requests of the real API, checked the way a server would. */
import {
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  isInputObjectType,
  parse,
  validate,
} from 'graphql';
import {NoDeprecatedCustomRule} from 'graphql/validation/rules/custom/NoDeprecatedCustomRule.js';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../common/root';
import {Problems} from '../../facts/problems';
import {readWorld} from '../../acme';
import {loadEveryVersion} from '../../reference';
import type {Operation} from '../model';
import {GIVEN} from './given';
import {ELSEWHERE, URNS} from './urns';
import {NO_TEXT} from './values';
import {generatedRequest, type GeneratedRequest} from '.';

const versions = loadEveryVersion(ROOT).map(({graphql}) => graphql);
const [next] = versions;
if (!next) throw new Error('There is no version.');

function operationsOf(schema: GraphQLSchema): Operation[] {
  return (['Query', 'Mutation'] as const).flatMap((root) => {
    const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({root, field}));
  });
}

/** What a server would reject. */
function faults(schema: GraphQLSchema, {query, variables}: GeneratedRequest): string[] {
  const document = parse(query);
  const invalid = validate(schema, document);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const {errors = []} = getVariableValues(schema, definitions, {...variables});
  return [...invalid, ...errors].map(({message}) => message);
}

const requestOf = (name: string) => {
  const operation = operationsOf(next.schema).find(({field}) => field.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const {query, variables} = generatedRequest(next.schema, operation);
  return `${query}\n${JSON.stringify(variables)}`;
};

describe.each(versions.map((one) => [one.version.label, one] as const))('in %s', (_, {schema}) => {
  it('all requests are valid, with variables of the right types', () => {
    const found = operationsOf(schema).flatMap((operation) =>
      faults(schema, generatedRequest(schema, operation)),
    );
    expect(found).toEqual([]);
  });

  it('no request selects anything that is deprecated', () => {
    const found = operationsOf(schema).flatMap((operation) =>
      validate(schema, parse(generatedRequest(schema, operation).query), [NoDeprecatedCustomRule]),
    );
    const operations = operationsOf(schema).filter(({field}) => field.deprecationReason != null);
    expect(found).toHaveLength(operations.length);
  });

  it('requests stay short', () => {
    const lines = operationsOf(schema).map(
      (operation) => generatedRequest(schema, operation).query.split('\n').length,
    );
    // With more lines, a block is folded.
    expect(Math.max(...lines)).toBeLessThanOrEqual(40);
  });

  it('are the same each time', () => {
    const all = () => operationsOf(schema).map((one) => generatedRequest(schema, one));
    expect(all()).toEqual(all());
  });
});

describe('values', () => {
  const called = new Set(next.examples.flatMap(({calls}) => calls));
  const shown = operationsOf(next.schema).filter(
    ({root, field}) => !called.has(`${root}.${field.name}`),
  );

  it('all have a meaning; what has none needs an entry in given.ts', () => {
    const text = JSON.stringify(NO_TEXT);
    const found = shown.filter((operation) =>
      JSON.stringify(generatedRequest(next.schema, operation).variables).includes(text),
    );
    expect(found.map(({field}) => field.name)).toEqual([]);
  });

  it('given by coordinate are for something that exists', () => {
    const coordinates = new Set([
      ...operationsOf(next.schema).flatMap(({root, field}) =>
        field.args.map(({name}) => `${root}.${field.name}(${name}:)`),
      ),
      ...Object.values(next.schema.getTypeMap())
        .filter(isInputObjectType)
        .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)),
    ]);
    expect(Object.keys(GIVEN).filter((coordinate) => !coordinates.has(coordinate))).toEqual([]);
  });

  it('given by coordinate are in a request that is shown', () => {
    const all = () => JSON.stringify(shown.map((one) => generatedRequest(next.schema, one)));
    const before = all();
    const given = GIVEN as Record<string, unknown>;
    const unused = Object.entries(GIVEN).filter(([coordinate, value]) => {
      Reflect.deleteProperty(given, coordinate);
      const isSame = all() === before;
      given[coordinate] = value;
      return isSame;
    });
    expect(unused.map(([coordinate]) => coordinate)).toEqual([]);
  });

  it('name entities that the example company has', () => {
    const {entities} = readWorld(ROOT, next.schema, new Problems());
    const known = new Set(entities.keys());
    const inWorld = new Map(Object.entries(URNS).filter(([type]) => !ELSEWHERE.has(type)));
    const given = JSON.stringify(GIVEN).match(/(?<=")urn:li:[^"]+(?=")/g) ?? [];
    const unknown = [...inWorld.values(), ...given].filter((urn) => !known.has(urn));
    const expected = [...ELSEWHERE].map((type) => URNS[type]);
    // Ids of onboarding steps begin with the URN of a user.
    expect(unknown.filter((urn) => !expected.includes(urn) && !/-home-page-/.test(urn))).toEqual(
      [],
    );
  });
});

describe('a request', () => {
  it('reads an entity with its name', () => {
    expect(requestOf('domain')).toMatchInlineSnapshot(`
      "query domain($urn: String!) {
        domain(urn: $urn) {
          urn
          type
          properties {
            name
            description
          }
        }
      }
      {"urn":"urn:li:domain:payments"}"
    `);
  });

  it('reads a page of results', () => {
    expect(requestOf('search')).toMatchInlineSnapshot(`
      "query search($input: SearchInput!) {
        search(input: $input) {
          start
          count
          total
          searchResults {
            entity {
              urn
              type
            }
          }
        }
      }
      {"input":{"type":"DATASET","query":"orders","start":0,"count":10}}"
    `);
  });

  it('has the fields that the server needs, though the schema calls them optional', () => {
    expect(requestOf('unlinkAssetVersion')).toMatchInlineSnapshot(`
      "mutation unlinkAssetVersion($input: UnlinkVersionInput!) {
        unlinkAssetVersion(input: $input) {
          urn
          type
        }
      }
      {"input":{"versionSet":"urn:li:versionSet:(churn,mlModel)","unlinkedEntity":"urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)"}}"
    `);
  });

  it('fills nested inputs', () => {
    expect(requestOf('updateView')).toMatchInlineSnapshot(`
      "mutation updateView($urn: String!, $input: UpdateViewInput!) {
        updateView(urn: $urn, input: $input) {
          urn
          type
          name
          description
        }
      }
      {"urn":"urn:li:dataHubView:c5e1a8d2-7b36-4f90-a2c4-1d8f3e6b9057","input":{"name":"Sales","definition":{"entityTypes":["DATASET"],"filter":{"operator":"AND","filters":[{"field":"domains","values":["urn:li:domain:sales"]}]}}}}"
    `);
  });

  it('of an operation without arguments or fields is short', () => {
    expect(requestOf('isAnalyticsEnabled')).toMatchInlineSnapshot(`
      "query isAnalyticsEnabled {
        isAnalyticsEnabled
      }
      {}"
    `);
  });
});
