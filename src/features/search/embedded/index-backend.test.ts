import {afterEach, describe, expect, it, vi} from 'vitest';
import {ALL_VERSIONS, type PageHit, SearchUnavailable} from '../types';
import {createIndexBackend} from './index-backend';
import {fakeServer} from './testing';

vi.mock('@generated/search-index/default/versions.json', async () => ({
  default: (await import('./testing')).VERSIONS,
}));

afterEach(() => void vi.unstubAllGlobals());

const CURRENT = {version: 'current', limit: 10};
const urlsOf = (hits: readonly PageHit[]) => hits.map(({url}) => url);
const textOf = (hit?: PageHit) => hit?.excerpt.map(({text}) => text).join('');

function setUp() {
  return {server: fakeServer(), backend: createIndexBackend('/base/')};
}

describe('search', () => {
  it('searches the reader’s version, and pages outside the docs', async () => {
    const {server, backend} = setUp();
    const {hits} = await backend.search('datasets', CURRENT);
    expect(urlsOf(hits)).toContain('/docs/next/features/lineage');
    expect(urlsOf(hits)).toContain('/integrations/slack');
    expect(server.asked.filter((address) => address.includes('2.0.0'))).toEqual([]);
  });

  it('searches all versions, and lists pages outside the docs once', async () => {
    const {backend} = setUp();
    const {hits} = await backend.search('datasets', {version: ALL_VERSIONS, limit: 50});
    const urls = urlsOf(hits);
    expect(urls).toContain('/docs/features/lineage');
    expect(urls).toContain('/docs/next/features/lineage');
    expect(urls.filter((url) => url === '/integrations/slack')).toHaveLength(1);
  });

  it('ranks a page of the latest version above the same page of another version', async () => {
    const {backend} = setUp();
    const {hits} = await backend.search('data lineage', {version: ALL_VERSIONS, limit: 2});
    expect(urlsOf(hits)).toEqual(['/docs/features/lineage', '/docs/next/features/lineage']);
  });

  it('omits other sections, but counts their hits', async () => {
    const {backend} = setUp();
    const {hits, sections} = await backend.search('datasets', {...CURRENT, section: 'Features'});
    expect(urlsOf(hits)).toEqual(['/docs/next/features/lineage']);
    expect(sections.map(({name}) => name)).toContain('Operate');
  });

  it('is unavailable without the index, and recovers when the server does', async () => {
    const {server, backend} = setUp();
    server.fails = 'offline';
    await expect(backend.search('lineage', CURRENT)).rejects.toBeInstanceOf(SearchUnavailable);
    server.fails = undefined;
    expect((await backend.search('lineage', CURRENT)).count).toBeGreaterThan(0);
  });
});

describe('prepare', () => {
  it('fetches what the next search needs', async () => {
    const {server, backend} = setUp();
    backend.prepare('current');
    await backend.search('lineage', CURRENT);
    expect(server.asked).toHaveLength(1);
  });

  it('leaves reporting failures to the search', async () => {
    const {server, backend} = setUp();
    server.fails = 'offline';
    backend.prepare(ALL_VERSIONS);
    await expect(backend.search('lineage', CURRENT)).rejects.toBeInstanceOf(SearchUnavailable);
  });
});

describe('withExcerpts', () => {
  it('shows the matching passage', async () => {
    const {backend} = setUp();
    const {hits} = await backend.search('containers healthy', CURRENT);
    const [first] = await backend.withExcerpts('containers healthy', hits.slice(0, 1));
    expect(textOf(first)).toBe('Wait until the containers are healthy.');
    expect(first?.excerpt).toContainEqual({text: 'containers', marked: true});
  });

  it('keeps the description of a page whose text doesn’t match, or can’t be fetched', async () => {
    const {server, backend} = setUp();
    const {hits} = await backend.search('snowflake', CURRENT);
    expect(await backend.withExcerpts('snowflake', hits)).toEqual(hits);
    server.fails = 'missing';
    const {hits: others} = await backend.search('containers', CURRENT);
    expect(await backend.withExcerpts('containers', others)).toEqual(others);
  });

  it('shows code only if the description doesn’t match either', async () => {
    const {backend} = setUp();
    const excerptsOf = async (query: string) => {
      const {hits} = await backend.search(query, CURRENT);
      return (await backend.withExcerpts(query, hits)).map(textOf);
    };
    expect(await excerptsOf('dataset urn')).toContain('Deleting datasets for good.');
    expect(await excerptsOf('urn')).toContain('datahub delete --urn urn:li:dataset');
  });

  it('keeps a hit that no index contains', async () => {
    const {backend} = setUp();
    const {hits} = await backend.search('containers', CURRENT);
    const unknown = hits.map((hit) => ({...hit, url: '/elsewhere'}));
    expect(await backend.withExcerpts('containers', unknown)).toEqual(unknown);
  });
});

describe('suggest', () => {
  it.each(['current', ALL_VERSIONS])('returns queries that have results in %s', async (version) => {
    const {backend} = setUp();
    const suggested = await backend.suggest('kuubeernetees', {version, limit: 3});
    expect(suggested[0]).toBe('kubernetes');
    for (const query of suggested) {
      expect((await backend.search(query, {version, limit: 1})).count).toBeGreaterThan(0);
    }
  });

  it('is unavailable without the index', async () => {
    const {server, backend} = setUp();
    server.fails = 'missing';
    const suggesting = backend.suggest('lineage', {version: 'current', limit: 3});
    await expect(suggesting).rejects.toBeInstanceOf(SearchUnavailable);
  });
});
