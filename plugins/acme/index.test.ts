/** Reads the example company, and reports errors in it to the contributor. */
import {describe, expect, it} from 'vitest';
import {readText} from './testing/read-text';

const ENTITIES = `entities:
  - urn: urn:li:corpuser:dev
    username: dev
    status: ACTIVE
    properties:
      active: true
      displayName: Dev Patel
  - urn: urn:li:dataPlatform:kafka
    name: kafka
    properties:
      type: MESSAGE_BROKER
      displayName: Kafka
      datasetNameDelimiter: .
  - urn: urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD)
    name: orders.v1
    platform: urn:li:dataPlatform:kafka
    lastIngested: 2025-04-15T09:30:00Z
    ownership:
      owners:
        - owner: urn:li:corpuser:dev
      lastModified: {time: 2025-04-14T09:30:00Z, actor: urn:li:corpuser:dev}
    schemaMetadata:
      platformSchema: {__typename: TableSchema, schema: ''}
      fields:
        - {fieldPath: total, type: NUMBER, nullable: true}
    related:
      siblings: [urn:li:dataPlatform:kafka]
`;

const TOPIC = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD)';

const read = (text: string) => readText({'small.yaml': text});

/** The messages about the small company after one replacement. */
function broken(from: string, to: string): string {
  expect(ENTITIES).toContain(from);
  return read(ENTITIES.replace(from, to)).messages;
}

describe('readWorld', () => {
  it('gives entities their types and converts times to milliseconds', () => {
    const {world, messages} = read(ENTITIES);
    expect(messages).toBe('');
    expect(world.now).toBe(Date.UTC(2025, 3, 15, 11, 30));
    expect(world.entities.get(TOPIC)).toMatchObject({
      __typename: 'Dataset',
      type: 'DATASET',
      lastIngested: Date.UTC(2025, 3, 15, 9, 30),
      platform: 'urn:li:dataPlatform:kafka',
      related: {siblings: ['urn:li:dataPlatform:kafka']},
    });
  });

  it('fills in fields that were renamed', () => {
    const user = read(ENTITIES).world.entities.get('urn:li:corpuser:dev');
    expect(user?.info).toEqual(user?.properties);
  });

  it('keeps a field `type` that is not the type of the entity', () => {
    const source = `entities:
  - urn: urn:li:corpuser:dev
    username: dev
  - urn: urn:li:dataHubIngestionSource:shop
    type: postgres
    name: Shop
    config: {recipe: '{}', executorId: default}
`;
    const {world, messages} = read(source);
    expect(messages).toBe('');
    expect(world.entities.get('urn:li:dataHubIngestionSource:shop')?.type).toBe('postgres');
  });

  it('reports a field that the type lacks', () => {
    expect(broken('username: dev', 'username: dev\n    nick: dev')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:4  entities[0].nick
          found:    "nick"
          expected: a field of the GraphQL type CorpUser"
    `);
  });

  it('reports a missing field', () => {
    expect(broken('    name: kafka\n', '')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:8  entities[1]
          expected: the field name, which every DataPlatform has"
    `);
  });

  it('reports a field that is derived from the rest', () => {
    expect(broken('username: dev', 'username: dev\n    exists: true')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:4  entities[0].exists
          found:    "exists"
          expected: no exists, because it is derived from the rest"
    `);
    expect(broken('name: orders.v1', 'name: orders.v1\n    status: {removed: false}'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:16  entities[2].status
          found:    "status"
          expected: no status, because it is derived from the rest"
    `);
  });

  it('reports a value that is not in the enum', () => {
    expect(broken('status: ACTIVE', 'status: AWAY')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:4  entities[0].status
          found:    "AWAY"
          expected: one of ACTIVE, SUSPENDED"
    `);
  });

  it('reports a value of another scalar type', () => {
    expect(broken('active: true', "active: 'yes'")).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:6  entities[0].properties.active
          found:    "yes"
          expected: true or false"
    `);
    expect(broken('lastIngested: 2025-04-15T09:30:00Z', 'lastIngested: yesterday'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:17  entities[2].lastIngested
          found:    "yesterday"
          expected: a whole number, or a time such as 2025-04-15T09:30:00Z"
    `);
  });

  it('reports a value that is not a map or a list', () => {
    expect(
      broken('fields:\n        - {fieldPath: total, type: NUMBER, nullable: true}', 'fields: none'),
    ).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:24  entities[2].schemaMetadata.fields
          found:    "none"
          expected: a list"
    `);
    expect(
      broken(
        'lastModified: {time: 2025-04-14T09:30:00Z, actor: urn:li:corpuser:dev}',
        'lastModified: 1',
      ),
    ).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:21  entities[2].ownership.lastModified
          found:    1
          expected: a map"
    `);
  });

  it('reports an empty value', () => {
    expect(broken('name: orders.v1', 'name:')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:15  entities[2].name
          found:    null
          expected: a value"
    `);
  });

  it('reports an unknown member of a union', () => {
    expect(broken('__typename: TableSchema', '__typename: Table')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:23  entities[2].schemaMetadata.platformSchema.__typename
          found:    "Table"
          expected: one of TableSchema, KeyValueSchema"
    `);
  });

  it('reports a URN that is no entity, and one of another type', () => {
    expect(broken('platform: urn:li:dataPlatform:kafka', 'platform: urn:li:dataPlatform:pulsar'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:16  entities[2].platform
          found:    "urn:li:dataPlatform:pulsar"
          expected: the URN of an entity in reference/acme"
    `);
    expect(broken('- owner: urn:li:corpuser:dev', '- owner: urn:li:dataPlatform:kafka'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:20  entities[2].ownership.owners[0].owner
          found:    "urn:li:dataPlatform:kafka"
          expected: a URN of type CorpUser or CorpGroup"
    `);
    expect(broken('actor: urn:li:corpuser:dev', 'actor: urn:li:corpuser:ana'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:21  entities[2].ownership.lastModified.actor
          found:    "urn:li:corpuser:ana"
          expected: the URN of an entity in reference/acme"
    `);
  });

  it('reports a URN that is a duplicate or of an unknown kind', () => {
    expect(broken('urn: urn:li:dataPlatform:kafka\n', 'urn: urn:li:corpuser:dev\n')).toContain(
      'a URN that no other entity has',
    );
    expect(broken('- urn: urn:li:dataPlatform:kafka', '- urn: urn:li:platform:kafka')).toContain(
      'a URN of a kind that src/features/example-platform/model/kinds.ts lists',
    );
  });

  it('reports what `related` must not have', () => {
    expect(broken('siblings: [urn:li:dataPlatform:kafka]', 'twin: yes')).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:27  entities[2].related.twin
          found:    "twin"
          expected: no key named twin; remove it or fix its spelling"
    `);
    expect(broken('siblings: [urn:li:dataPlatform:kafka]', 'parent: urn:li:domain:sales'))
      .toMatchInlineSnapshot(`
      "reference/acme/small.yaml:27  entities[2].related.parent
          found:    "urn:li:domain:sales"
          expected: the URN of an entity in reference/acme"
    `);
  });

  it('reports a column that its dataset lacks', () => {
    const column = `  - urn: urn:li:schemaField:(${TOPIC},amount)\n`;
    expect(read(ENTITIES + column).messages).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:28  entities[3].urn
          found:    "urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD...
          expected: a column of a dataset in reference/acme"
    `);
  });

  it('reports a file without entities', () => {
    const {messages} = readText({'small.yaml': 'people: []\n'});
    expect(messages).toMatchInlineSnapshot(`
      "reference/acme/small.yaml:1  entities
          expected: a list; the key is missing or empty

      reference/acme/small.yaml:1  people
          found:    "people"
          expected: no key named people; remove it or fix its spelling

      reference/acme/world.yaml:2  me
          found:    "urn:li:corpuser:dev"
          expected: the URN of an entity in reference/acme"
    `);
  });
});
