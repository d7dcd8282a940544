/** Where names of each kind break. */
import {describe, expect, it} from 'vitest';
import {nameParts, staysWhole} from './name-parts';

describe('nameParts', () => {
  it.each([
    ['a dotted name', 'analytics.marts.fct_orders', 'analytics. marts. fct_ orders'],
    ['a variable', 'DATAHUB_GMS_TOKEN_FILE', 'DATAHUB_ GMS_ TOKEN_ FILE'],
    ['a digit before a capital', 'DATAHUB_MAPPED_NEO4J', 'DATAHUB_ MAPPED_ NEO4J'],
    ['a path', '/docs/generated/lineage', '/docs/ generated/ lineage'],
    ['a name in camel case', 'EditableSchemaField', 'Editable Schema Field'],
    ['a URN', 'urn:li:tag:tier-1-assets', 'urn: li: tag: tier-1-assets'],
  ])('breaks %s', (_, name, parts) => {
    expect(nameParts(name)).toEqual(parts.split(' '));
  });

  it("doesn't break a short name", () => {
    expect(nameParts('shop.orders')).toEqual(['shop.orders']);
  });

  it("doesn't break at the end", () => {
    expect(nameParts('metadata-ingestion-docs/')).toEqual(['metadata-ingestion-docs/']);
  });

  it('preserves every character', () => {
    const command = "datahub ingest -c 's3://acme.raw/Orders V1.yaml'";
    expect(nameParts(command).join('')).toBe(command);
  });
});

describe('staysWhole', () => {
  it.each(['--recursive', '-p, --platform', '-c', 'tier-1', '/openapi/v3'])('%s', (name) => {
    expect(staysWhole(name)).toBe(true);
  });

  it.each(['datahub ingest -c', 'metadata-ingestion-docs/x', 'shop.orders'])('not %s', (name) => {
    expect(staysWhole(name)).toBe(false);
  });
});
