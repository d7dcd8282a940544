import {describe, expect, it} from 'vitest';
import {searchIndex} from './search';
import {below, indexOf, pageRecord, siteIndex} from './testing';

/** Addresses of the parts of the first page that a query finds. */
const partsFor = (query: string, index = siteIndex()) =>
  searchIndex(index, query, {limit: 1}).hits[0]?.parts.map(({kind, url}) => `${kind} ${url}`);

describe('headings', () => {
  it('that are the query have an address of their own', () => {
    expect(partsFor('impact analysis')).toEqual(['heading /docs/features/lineage#impact-analysis']);
  });

  it('are left out where the title says the same', () => {
    expect(partsFor('snowflake')).toEqual([]);
  });
});

describe('symbols', () => {
  it('are linked to, the exact one first', () => {
    const [first] = partsFor('AUTH_OIDC_CLIENT_ID') ?? [];
    expect(first).toBe(
      'symbol /docs/authentication/guides/sso/configure-oidc-react#auth_oidc_client_id',
    );
  });

  it('are found in words', () => {
    expect(partsFor('search across lineage')?.[0]).toBe(
      'symbol /docs/graphql/queries#searchacrosslineage',
    );
  });

  it('are found by their beginning', () => {
    expect(partsFor('searchAcross')).toEqual(
      expect.arrayContaining([
        'symbol /docs/graphql/queries#searchacrossentities',
        'symbol /docs/graphql/queries#searchacrosslineage',
      ]),
    );
  });

  it('are found by a key that the page prefixes', () => {
    expect(partsFor('stateful_ingestion.enabled')?.[0]).toBe(
      'symbol /docs/generated/ingestion/sources/snowflake#snowflake.stateful_ingestion.enabled',
    );
  });

  it('share an address with their heading once', () => {
    const urls = partsFor('datahub delete')?.map((part) => part.split(' ')[1]);
    expect(urls).toContain('/docs/how/delete-metadata#delete-by-urn');
    expect(new Set(urls).size).toBe(urls?.length);
  });
});

it('lists no more than a few', () => {
  const names = Array.from({length: 30}, (_, i) => `pathSpec${i}`);
  const symbols = names.map((name) => ({name, id: name.toLowerCase()}));
  const index = indexOf([
    pageRecord('/docs/s3', 'S3', {sections: [below('Config', 'config', '', symbols)]}),
  ]);
  expect(partsFor('pathSpec', index)?.length).toBeLessThanOrEqual(4);
  expect(partsFor('pathSpec', index)?.length).toBeGreaterThan(1);
});
