/** Collects what the GraphQL workbench needs: the schema, the example company, and operations that can be run. */
import {printSchema} from 'graphql';
import type {Operation, PlatformData} from '../../src/features/graphql-workbench/model/types';
import type {World} from '../acme';
import {bareText} from '../common/inline-text';
import type {GraphqlReference} from '../graphql';
import {exampleUrl, operationUrl} from '../graphql/pages/target';
import {generatedRequest} from '../graphql/requests';
import type {Reference} from '../reference';

function examples({examples: all}: GraphqlReference): Operation[] {
  return all.map(({id, title, description, query, variables, calls}) => ({
    ...{id, kind: 'example', title, description, query, variables},
    url: exampleUrl(calls[0] ?? '', id),
  }));
}

function generated({schema}: GraphqlReference, root: 'Query' | 'Mutation'): Operation[] {
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    id: `${root}.${field.name}`,
    kind: root === 'Query' ? 'query' : 'mutation',
    title: field.name,
    description: field.description ?? '',
    url: operationUrl(root, field.name),
    ...generatedRequest(schema, {root, field}),
  }));
}

/** @returns the examples of the reference, and then every query and mutation, in the order of the reference */
export function operationsOf(reference: GraphqlReference): Operation[] {
  return [
    ...examples(reference),
    ...generated(reference, 'Query'),
    ...generated(reference, 'Mutation'),
  ];
}

/** The rows of the tables that the example platform reads, without other columns. */
function tablesOf({tables}: Reference): PlatformData['facts']['tables'] {
  const rows = (name: string) => tables.get(name)?.rows ?? [];
  const isOn = ({values}: {values: Readonly<Record<string, unknown>>}) =>
    bareText(String(values['Default'])) === 'true';
  const cells = (row: {values: Readonly<Record<string, unknown>>}, ...names: string[]) => ({
    values: Object.fromEntries(names.map((name) => [name, row.values[name]])),
  });
  return {
    environment: {
      rows: rows('environment')
        .filter(isOn)
        .map((row) => cells(row, 'Variable', 'Default')),
    },
    privileges: {
      rows: rows('privileges').map((row) =>
        cells(row, 'kind', 'Type', 'Privilege', 'Effect', 'entities'),
      ),
    },
  };
}

/** @param reference facts of Next */
export function platformData(reference: Reference, world: World): PlatformData {
  return {
    schema: printSchema(reference.graphql.schema),
    world: {...world, entities: [...world.entities.values()]},
    // The server's name for a build of the main branch.
    facts: {appVersion: 'head', tables: tablesOf(reference)},
  };
}
