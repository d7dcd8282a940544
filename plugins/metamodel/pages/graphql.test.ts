/** Checks every GraphQL example against the schema, in each version that has the entity. */
import {getOperationAST, type GraphQLSchema, graphqlSync, parse, validate} from 'graphql';
import {getVariableValues} from 'graphql/execution/values';
import {describe, expect, it} from 'vitest';
import {type Entity, hasPage, type Metamodel} from '..';
import {ROOT} from '../../common/root';
import {loadEveryVersion} from '../../reference';
import {readDocument, readResult} from './graphql-query';
import {withoutTypeNames} from './json';

const versions = loadEveryVersion(ROOT).map(
  ({version, metamodel, graphql}) => [version.label, metamodel, graphql.schema] as const,
);

/** Errors in a document; empty if it can be run. */
function errors(schema: GraphQLSchema, document: string): string[] {
  return validate(schema, parse(document)).map(({message}) => message);
}

/** Runs the document on the shown result, which must contain what is selected and nothing else. */
function answer(schema: GraphQLSchema, document: string, result: Record<string, unknown>): unknown {
  const {data, errors: failed} = graphqlSync({schema, source: document, rootValue: result});
  return failed ? failed.map(({message}) => message) : JSON.parse(JSON.stringify(data));
}

function variableErrors(schema: GraphQLSchema, document: string, variables: object): string[] {
  const definitions = getOperationAST(parse(document))?.variableDefinitions ?? [];
  const {errors: wrong = []} = getVariableValues(schema, definitions, {...variables});
  return wrong.map(({message}) => message);
}

const entities = (model: Metamodel): Entity[] => [...model.entities.values()].filter(hasPage);

describe.each(versions)('GraphQL examples in %s', (_, model, schema) => {
  it.each(entities(model).filter(({graphql: known}) => known))('$name has its type', (entity) => {
    const {type = '', lookup} = entity.graphql ?? {};
    expect(schema.getType(type)?.toString()).toBe(type);
    if (lookup) expect(schema.getQueryType()?.getFields()[lookup]?.type.toString()).toBe(type);
  });

  it.each(entities(model).filter(({graphql: known}) => known))('$name can be read', (entity) => {
    const read = entity.examples?.read ?? {};
    const document = readDocument(entity, read) ?? '';
    expect(document).not.toBe('');
    expect(errors(schema, document)).toEqual([]);
    const result = readResult(entity, read);
    if (result) expect(answer(schema, document, result)).toEqual(withoutTypeNames(result));
  });

  const written = entities(model).filter(({examples}) => examples?.write?.query);
  it.each(written)('$name can be written', ({examples}) => {
    const {query = '', variables = {}} = examples?.write ?? {};
    expect(errors(schema, query)).toEqual([]);
    expect(variableErrors(schema, query, variables)).toEqual([]);
  });
});
