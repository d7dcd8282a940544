import {describe, expect, it} from 'vitest';
import {plainText} from '../search/types';
import {suggestPages, versionOfPath} from './suggest';
import {backendOf, PAGES, versionOf} from './testing';

const TRACING = ['advanced/api-tracing', 'API tracing', 'Follow a write.'] as const;
const next = versionOf('current', '/docs', [...PAGES, TRACING]);
const frozen = versionOf('2.0.0', '/docs/2.0.0', PAGES);
const versions = [next.version, frozen.version];

async function suggest(path: string, limit = 5) {
  const backend = backendOf([next, frozen]);
  const {elsewhere, pages} = await suggestPages(path, versions, {limit, backend});
  return {elsewhere, urls: pages.map(({url}) => url), asked: [...new Set(backend.asked)]};
}

describe('suggestPages', () => {
  it.each([
    ['/docs/quick-start', '/docs/quickstart'],
    ['/docs/quikstart', '/docs/quickstart'],
    ['/docs/generated/ingestion/sources/bigqurey', '/docs/generated/ingestion/sources/bigquery'],
    ['/docs/generated/ingestion/sources/snowflak', '/docs/generated/ingestion/sources/snowflake'],
    ['/docs/snowlfake', '/docs/generated/ingestion/sources/snowflake'],
    ['/docs/kafkaconnect', '/docs/generated/ingestion/sources/kafka-connect'],
    ['/docs/next/quickstart', '/docs/quickstart'],
    ['/docs/1.9.1/quickstart', '/docs/quickstart'],
    ['/docs/metadata-ingestion/cli_ingestion', '/docs/metadata-ingestion/cli-ingestion'],
    ['/docs/metadata-ingestion/sources/kafka', '/docs/generated/ingestion/sources/kafka'],
    ['/docs/kubernets', '/docs/deploy/kubernetes'],
    ['/docs/deploy/openshift', '/docs/deploy/kubernetes'],
    ['/docs/graphql/query', '/docs/graphql/queries'],
    ['/docs/what/dataset.html', '/docs/generated/metamodel/entities/dataset'],
    ['/comunity', '/community'],
  ])('%s leads to %s', async (path, url) => {
    expect((await suggest(path)).urls[0]).toBe(url);
  });

  it.each([
    '/xqzvw/blorptang',
    '/login',
    '/docs/no-such-page',
    '/docs/ingestion/sources/foobar',
    '/wp-admin',
    '/docs',
    '/',
  ])('%s leads nowhere', async (path) => {
    const {urls, elsewhere, asked} = await suggest(path);
    expect({urls, elsewhere}).toEqual({urls: [], elsewhere: undefined});
    expect(asked).not.toContain('2.0.0');
  });

  it('returns the title and description of each page', async () => {
    const {pages} = await suggestPages('/docs/quik-start', versions, {
      limit: 1,
      backend: backendOf([next, frozen]),
    });
    expect(pages.map(({title, excerpt}) => [title, excerpt].map(plainText))).toEqual([
      ['DataHub quickstart', 'Run it on your machine with sample data.'],
    ]);
  });

  it("stays in the reader's version, and fetches no other index", async () => {
    const {urls, asked} = await suggest('/docs/2.0.0/kafka');
    expect(urls).toEqual([
      '/docs/2.0.0/generated/ingestion/sources/kafka',
      '/docs/2.0.0/generated/ingestion/sources/kafka-connect',
    ]);
    expect(asked).toEqual(['2.0.0']);
  });

  it('names the version that has the page', async () => {
    const {urls, elsewhere} = await suggest('/docs/2.0.0/advanced/api-tracing');
    expect(elsewhere).toEqual({missingIn: '2.0.0', foundIn: 'Next'});
    expect(urls[0]).toBe('/docs/advanced/api-tracing');
  });

  it('searches another version if nothing in this one is similar', async () => {
    expect((await suggest('/docs/2.0.0/api-tracng')).urls).toEqual(['/docs/advanced/api-tracing']);
  });

  it('respects the limit, and lists no page twice', async () => {
    expect((await suggest('/docs/kafka', 1)).urls).toHaveLength(1);
    expect((await suggest('/docs/quickstart.html')).urls).toEqual(['/docs/quickstart']);
  });

  it('fails if the search fails', async () => {
    const backend = backendOf([]);
    const suggesting = suggestPages('/docs/kafka', versions, {limit: 5, backend});
    await expect(suggesting).rejects.toThrow('no index of current');
  });
});

it.each([
  ['/docs/2.0.0/quickstart', '2.0.0'],
  ['/docs/2.0.0', '2.0.0'],
  ['/docs/2.0.01/quickstart', 'current'],
  ['/docs/quickstart', 'current'],
  ['/elsewhere', 'current'],
])('%s is in version %s', (path, name) => {
  expect(versionOfPath(path, versions)?.name).toBe(name);
  expect(versionOfPath(path, [...versions].reverse())?.name).toBe(name);
});
