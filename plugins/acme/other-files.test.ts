/** Messages to the contributor about errors in lineage, time, or figures of the example company. */
import {describe, expect, it} from 'vitest';
import {readText} from './testing/read-text';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD)';

const DEV = `entities:
  - {urn: urn:li:corpuser:dev, username: dev}
  - {urn: urn:li:dataPlatform:kafka, name: kafka}
  - urn: ${TABLE}
    name: orders.v1
    platform: urn:li:dataPlatform:kafka
    schemaMetadata:
      fields: [{fieldPath: total, type: NUMBER, nullable: true}]
`;

describe('readWorld', () => {
  it('reports ends of lineage that do not exist', () => {
    const lineage = `lineage:
  - {from: urn:li:corpuser:dev, to: urn:li:corpuser:eve}
columns:
  - {from: ['${TABLE}', total], to: ['${TABLE}', amount]}
`;
    expect(readText({'people.yaml': DEV, 'lineage.yaml': lineage}).messages).toMatchInlineSnapshot(`
      "reference/acme/lineage.yaml:2  lineage[0].to
          found:    "urn:li:corpuser:eve"
          expected: the URN of an entity in reference/acme

      reference/acme/lineage.yaml:4  columns[0].to[1]
          found:    "amount"
          expected: a column of urn:li:dataset:(urn:li:dataPlatform:kafka,orders.v1,PROD)"
    `);
  });

  it('reports an unknown user and figures that do not fit', () => {
    const {messages} = readText({
      'people.yaml': DEV,
      'world.yaml':
        'now: 2025-04-15T11:30:00Z\nme: urn:li:corpuser:eve\nrecentSearches: []\nrecentlyViewed: []\n',
      'analytics.yaml': 'highlights:\n  - {title: Users, value: many, body: ""}\ngroups: []\n',
    });
    expect(messages).toMatchInlineSnapshot(`
      "reference/acme/world.yaml:2  me
          found:    "urn:li:corpuser:eve"
          expected: the URN of an entity in reference/acme

      reference/acme/analytics.yaml:2  highlights[0].value
          found:    "many"
          expected: a whole number"
    `);
  });
});
