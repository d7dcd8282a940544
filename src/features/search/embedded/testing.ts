/** The made index of two versions, behind a `fetch` that counts and can fail. */
import {vi} from 'vitest';
import {indexFiles} from '../../../../plugins/search-index/files';
import {PAGES, SYNONYMS} from '../engine/testing';

/** What the build generates, the latest version first. */
export const VERSIONS = {'2.0.0': 'aaaa1111', current: 'bbbb2222'};

const inVersion = (folder: string, label: string) =>
  PAGES.map((page) =>
    page.version ? {...page, url: page.url.replace('/docs', folder), version: label} : page,
  );

const FILES = {
  '2.0.0': indexFiles(inVersion('/docs', '2.0.0'), SYNONYMS),
  current: indexFiles(inVersion('/docs/next', 'Next'), SYNONYMS),
};

/** What the server of a site below `/base/` answers; set `fails` to make it answer otherwise. */
export function fakeServer() {
  const server = {
    /** Addresses in the order they were asked for. */
    asked: [] as string[],
    fails: undefined as undefined | 'offline' | 'missing' | 'cut',
  };
  vi.stubGlobal('fetch', (address: string) => {
    server.asked.push(address);
    const [, version = '', file = ''] =
      /^\/base\/assets\/search\/([^/]+)\/([^?]+)\?v=/.exec(address) ?? [];
    const text = version in FILES && FILES[version as keyof typeof FILES].get(file);
    if (server.fails === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (server.fails === 'cut') return Promise.resolve(new Response('{"pages": ['));
    const missing = server.fails === 'missing' || !text;
    return Promise.resolve(missing ? new Response('', {status: 404}) : new Response(text));
  });
  return server;
}
