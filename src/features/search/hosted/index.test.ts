import {describe, expect, it} from 'vitest';
import {searchPublish} from '../../../../tools/search-publish';
import {builtSite} from '../../../../tools/search-publish/testing/built-site';
import {
  ADMIN_KEY,
  APP_ID,
  type FakeRequest,
  SEARCH_KEY,
} from '../../../../tools/search-publish/testing/fake-indexes';
import {fakeService} from '../../../../tools/search-publish/testing/fake-service';
import {ALL_VERSIONS, SearchUnavailable} from '../types';
import {createHostedBackend} from './index';

const READER = {version: 'current', limit: 10};

/** Creates a backend with an index that was published like the site's. */
async function setUp() {
  const service = await fakeService();
  await searchPublish({
    ...{root: builtSite(), args: [], log: () => undefined, hosts: service.hosts},
    environment: {ALGOLIA_APP_ID: APP_ID, ALGOLIA_ADMIN_KEY: ADMIN_KEY},
    signal: new AbortController().signal,
  });
  service.requests.length = 0;
  const backend = createHostedBackend(
    {appId: APP_ID, searchKey: SEARCH_KEY, indexName: 'datahubproject'},
    {hosts: service.hosts},
  );
  return {service, backend};
}

const queries = ({body}: FakeRequest) => (body as {requests: object[]}).requests;

describe('search', () => {
  it('converts records to pages, with marked text and matching parts', async () => {
    const {backend} = await setUp();
    const found = await backend.search('containers', READER);
    expect(found.hits[0]).toEqual({
      url: '/docs/quickstart',
      title: [{text: 'DataHub quickstart'}],
      breadcrumbs: ['Get started'],
      section: 'Get started',
      version: 'Next',
      excerpt: [{text: 'Run DataHub on your machine.'}],
      parts: [
        {
          kind: 'heading',
          url: '/docs/quickstart#start-the-containers',
          title: [{text: 'Start the '}, {text: 'containers', marked: true}],
        },
      ],
    });
    expect(found.queryId).toBe('query-1');
  });

  it('shows the passage that matches', async () => {
    const {backend} = await setUp();
    const {hits} = await backend.search('port 9002', READER);
    expect(hits[0]?.excerpt).toEqual([
      {text: 'The web page answers on '},
      {text: 'port', marked: true},
      {text: ' '},
      {text: '9002', marked: true},
      {text: '.'},
    ]);
  });

  it('links to a symbol’s own anchor', async () => {
    const {backend} = await setUp();
    const byName = async (name: string) => (await backend.search(name, READER)).hits[0]?.parts[0];
    expect(await byName('oidc_client')).toMatchObject({
      kind: 'symbol',
      url: '/docs/oidc#client-id',
      title: expect.arrayContaining([{text: 'OIDC', marked: true}]),
    });
    expect(await byName('searchAcrossEntities')).toMatchObject({
      kind: 'symbol',
      url: '/docs/oidc#searchacrossentities',
    });
  });

  it('searches the reader’s version, and pages outside the docs', async () => {
    const {service, backend} = await setUp();
    const urls = async (version: string) =>
      (await backend.search('containers', {version, limit: 10})).hits.map(({url}) => url);
    expect(await urls('current')).toEqual(['/docs/quickstart', '/docs/oidc', '/events']);
    expect(await urls('2.0.0')).toEqual(['/docs/2.0.0/quickstart', '/events']);
    expect(await urls(ALL_VERSIONS)).toHaveLength(4);
    expect(
      service.requests.flatMap(queries).map((one) => Reflect.get(one, 'facetFilters')),
    ).toEqual(
      [
        ['language:en', ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default']],
        ['language:en', ['docusaurus_tag:docs-default-2.0.0', 'docusaurus_tag:default']],
        ['language:en'],
      ].flatMap((filters) => [filters, filters]),
    );
  });

  it('counts pages, not records, and all sections regardless of the requested one', async () => {
    const {backend} = await setUp();
    const sections = [
      {name: 'Community', count: 1},
      {name: 'Deployment', count: 1},
      {name: 'Get started', count: 1},
    ];
    // Each record of the quickstart contains its title.
    expect(await backend.search('quickstart', READER)).toMatchObject({count: 1});
    expect(await backend.search('containers', READER)).toMatchObject({count: 3, sections});
    const narrow = await backend.search('containers', {...READER, section: 'Community'});
    expect(narrow).toMatchObject({count: 1, sections});
    expect(narrow.hits.map(({url}) => url)).toEqual(['/events']);
    const few = await backend.search('containers', {...READER, limit: 2});
    expect(few.hits).toHaveLength(2);
    expect(few.count).toBe(3);
  });

  it('sends one request, with the credentials and with click analytics enabled', async () => {
    const {service, backend} = await setUp();
    await backend.search('containers', READER);
    expect(service.requests).toHaveLength(1);
    const [request] = service.requests;
    expect(request && queries(request)[0]).toMatchObject({
      indexName: 'datahubproject',
      query: 'containers',
      clickAnalytics: true,
    });
  });

  it('sends no request for an empty query, and no longer query than the service accepts', async () => {
    const {service, backend} = await setUp();
    expect(await backend.search('  ', READER)).toEqual({hits: [], count: 0, sections: []});
    expect(service.requests).toEqual([]);
    await backend.search('ä'.repeat(600), {...READER, limit: 5000});
    const [sent] = service.requests.flatMap(queries);
    expect(sent).toMatchObject({query: 'ä'.repeat(256), hitsPerPage: 1000});
  });

  it.each([500, 403, 'cut'] as const)('is unavailable when the service fails: %s', async (how) => {
    const {service, backend} = await setUp();
    service.fail = () => how;
    await expect(backend.search('containers', READER)).rejects.toThrow(SearchUnavailable);
    await expect(backend.suggest('no such', READER)).rejects.toThrow(SearchUnavailable);
    service.fail = () => undefined;
    await expect(backend.search('containers', READER)).resolves.toMatchObject({count: 3});
  });
});

describe('suggest', () => {
  it('suggests queries that have results, with one request', async () => {
    const {service, backend} = await setUp();
    const suggested = await backend.suggest('containers blorptang', READER);
    expect(suggested).toEqual(['containers']);
    expect(service.requests).toHaveLength(1);
  });

  it('suggests a page whose words have the same prefix', async () => {
    const {backend} = await setUp();
    expect(await backend.suggest('quickstarting', READER)).toEqual(['DataHub quickstart']);
  });

  it('suggests the first steps that have results for nonsense', async () => {
    const {service, backend} = await setUp();
    expect(await backend.suggest('xqzvw blorptang', READER)).toEqual(['quickstart']);
    expect(service.requests).toHaveLength(2);
  });
});

it('already has the passages of its hits', async () => {
  const {service, backend} = await setUp();
  const {hits} = await backend.search('containers', READER);
  expect(await backend.withExcerpts('containers', hits)).toBe(hits);
  expect(service.requests).toHaveLength(1);
});
