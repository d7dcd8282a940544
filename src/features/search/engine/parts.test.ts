import {describe, expect, it} from 'vitest';
import {searchIndex} from './search';
import {below, indexOf, pageRecord, siteIndex} from './testing';

/** Returns the URLs of the matching parts of the first result of a query. */
const partsFor = (query: string, index = siteIndex()) =>
  searchIndex(index, query, {limit: 1}).hits[0]?.parts.map(({kind, url}) => `${kind} ${url}`);

describe('headings', () => {
  it('that match the query exactly are linked to', () => {
    expect(partsFor('impact analysis')).toEqual(['heading /docs/features/lineage#impact-analysis']);
  });

  it('are omitted if the title says the same', () => {
    expect(partsFor('snowflake')).toEqual([]);
  });
});

describe('symbols', () => {
  it('are linked to, with exact matches first', () => {
    const [first] = partsFor('AUTH_OIDC_CLIENT_ID') ?? [];
    expect(first).toBe(
      'symbol /docs/authentication/guides/sso/configure-oidc-react#auth_oidc_client_id',
    );
  });

  it('are found as separate words', () => {
    expect(partsFor('search across lineage')?.[0]).toBe(
      'symbol /docs/graphql/queries#searchacrosslineage',
    );
  });

  it('are found by a prefix', () => {
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

  it('are listed once if they share an anchor with their heading', () => {
    const put = below('datahub put', 'put', '', [{name: 'datahub put', id: 'put'}]);
    const index = indexOf([pageRecord('/docs/cli', 'Commands', {sections: [put]})]);
    expect(partsFor('datahub put', index)).toEqual(['symbol /docs/cli#put']);
  });
});

it('lists only a few', () => {
  const names = Array.from({length: 30}, (_, i) => `pathSpec${i}`);
  const symbols = names.map((name) => ({name, id: name.toLowerCase()}));
  const index = indexOf([
    pageRecord('/docs/s3', 'S3', {sections: [below('Config', 'config', '', symbols)]}),
  ]);
  expect(partsFor('pathSpec', index)?.length).toBeLessThanOrEqual(4);
  expect(partsFor('pathSpec', index)?.length).toBeGreaterThan(1);
});
