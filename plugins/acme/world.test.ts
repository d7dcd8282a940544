/** The example company itself: it fits the schema, agrees with the pages, and stays complete. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {formatProblem} from '../facts/problems';
import {
  at,
  columns,
  entities,
  entity,
  list,
  ofType,
  ORDERS,
  problems,
  values,
  world,
} from './testing/real-world';

describe('the example company', () => {
  it('fits the schema', () => {
    expect(problems.list.map(formatProblem)).toEqual([]);
  });

  it('has what the UI shows', () => {
    const counts: Record<string, number> = {};
    for (const {__typename: type} of entities) counts[type] = (counts[type] ?? 0) + 1;
    expect(counts).toMatchInlineSnapshot(`
      {
        "AccessTokenMetadata": 4,
        "Assertion": 11,
        "BusinessAttribute": 1,
        "Chart": 2,
        "Container": 9,
        "CorpGroup": 2,
        "CorpUser": 5,
        "Dashboard": 1,
        "DataContract": 1,
        "DataFlow": 2,
        "DataHubPolicy": 17,
        "DataHubRole": 3,
        "DataHubView": 3,
        "DataJob": 4,
        "DataPlatform": 10,
        "DataPlatformInstance": 1,
        "DataProcessInstance": 10,
        "DataProduct": 3,
        "DataTypeEntity": 5,
        "Dataset": 11,
        "Domain": 3,
        "EntityTypeEntity": 12,
        "ExecutionRequest": 15,
        "Form": 2,
        "GlossaryNode": 2,
        "GlossaryTerm": 5,
        "Incident": 3,
        "IngestionSource": 6,
        "MLModel": 2,
        "MLModelGroup": 1,
        "OwnershipTypeEntity": 5,
        "Post": 2,
        "QueryEntity": 6,
        "Role": 1,
        "SchemaFieldEntity": 3,
        "Secret": 5,
        "StructuredPropertyEntity": 3,
        "Tag": 3,
        "Test": 2,
      }
    `);
  });

  it('has everything in the table that writers use', () => {
    const guide = fs.readFileSync(path.join(ROOT, 'contributing/example-company.md'), 'utf8');
    const [table = ''] = guide.split('## Columns');
    const urns = [...table.matchAll(/`(urn:li:[^`]+)`/g)].map(([, urn]) => urn);
    expect(urns.length).toBeGreaterThan(25);
    expect(urns.filter((urn) => !world.entities.has(urn ?? ''))).toEqual([]);
  });

  it('describes fct_orders like the pages', () => {
    const orders = entity(ORDERS);
    expect(columns(orders)).toEqual([
      'order_id',
      'customer_id',
      'ordered_at',
      'amount',
      'currency',
      'status',
    ]);
    expect(values(list(orders, 'ownership', 'owners'), 'owner')).toEqual([
      'urn:li:corpuser:ben',
      'urn:li:corpuser:ana',
      'urn:li:corpGroup:sales-analytics',
      'urn:li:corpuser:chloe',
    ]);
    expect(at(orders, 'domain', 'domain')).toBe('urn:li:domain:sales');
    expect(orders.related.product).toBe('urn:li:dataProduct:orders-360');
    expect(values(list(orders, 'tags', 'tags'), 'tag')).toEqual(['urn:li:tag:tier-1']);
    expect(at(orders, 'schemaMetadata', 'fields', 3, 'glossaryTerms', 'terms', 0, 'term')).toBe(
      'urn:li:glossaryTerm:net-revenue',
    );
    const retention = list(orders, 'structuredProperties', 'properties')[0];
    expect(at(retention, 'values', 0, 'numberValue')).toBe(365);
    expect(at(orders, 'usageStats', 'aggregations', 'totalSqlQueries')).toBe(412);
    expect(at(orders, 'statsSummary', 'uniqueUserCountLast30Days')).toBe(9);
    const incidents = ofType('Incident').filter((one) => one.entity === ORDERS);
    expect(incidents.map((one) => [at(one, 'status', 'state'), one.title])).toEqual([
      ['ACTIVE', 'Orders for 2025-04-14 are incomplete'],
      ['RESOLVED', 'Orders for 2025-04-15 are late'],
      ['RESOLVED', 'Nightly load failed'],
    ]);
  });

  it('has four dependents of fct_orders, like the page about impact analysis', () => {
    const direct = world.lineage.filter(({from}) => from === ORDERS).map(({to}) => to);
    const second = world.lineage.filter(({from}) => direct.includes(from)).map(({to}) => to);
    expect(new Set([...direct, ...second]).size).toBe(4);
    const columnsOfAmount = world.columns.filter(
      ({from: [urn, field]}) => urn === ORDERS && field === 'amount',
    );
    expect(columnsOfAmount).toHaveLength(2);
  });
});
