/** A synthetic index of two versions, behind a `fetch` that counts requests and can fail. */
import {vi} from 'vitest';
import {indexFiles} from '../../../../plugins/search-index/files';
import {PAGES, SYNONYMS} from '../engine/testing';

/** What the build generates, with the latest version first. */
export const VERSIONS = {'2.0.0': 'aaaa1111', current: 'bbbb2222'};

const inVersion = (folder: string, label: string) =>
  PAGES.map((page) =>
    page.version ? {...page, url: page.url.replace('/docs', folder), version: label} : page,
  );

const FILES = {
  '2.0.0': indexFiles(inVersion('/docs', '2.0.0'), SYNONYMS),
  current: indexFiles(inVersion('/docs/next', 'Next'), SYNONYMS),
};

/** The server of a site below `/base/`; set `fails` to make its responses fail. */
export function fakeServer() {
  const server = {
    /** URLs in the order in which they were requested. */
    asked: [] as string[],
    fails: undefined as undefined | 'offline' | 'missing' | 'cut' | 'odd' | 'silent',
    /** The cache mode of each request. */
    caches: [] as (RequestCache | undefined)[],
  };
  vi.stubGlobal('fetch', (address: string, {cache, signal}: RequestInit) => {
    server.asked.push(address);
    server.caches.push(cache);
    const [, version = '', file = ''] =
      /^\/base\/assets\/search\/([^/]+)\/[0-9a-f]{8}\/(.+)$/.exec(address) ?? [];
    const text = version in FILES && FILES[version as keyof typeof FILES].get(file);
    if (server.fails === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (server.fails === 'silent') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }
    if (server.fails === 'odd') return Promise.resolve(new Response('{"pages": 7}'));
    if (server.fails === 'cut') return Promise.resolve(new Response('{"pages": ['));
    const missing = server.fails === 'missing' || !text;
    return Promise.resolve(missing ? new Response('', {status: 404}) : new Response(text));
  });
  return server;
}
