/** Odd paths: other spellings, paths that a careless server misinterprets, long paths. */
import {requestText} from '../raw-request';
import {FEATURES, type More, NOT_FOUND, type OddCase} from './case';

const get = (name: string, target: string, status: number, more: More = {}): OddCase => ({
  name: `${name}: ${target.length > 60 ? `${target.slice(0, 60)}…` : target}`,
  request: requestText('GET', target),
  status,
  ...more,
});
const found = (name: string, target: string, more: More = {}) =>
  get(name, target, 200, {body: FEATURES, ...more});
const moved = (name: string, target: string, location: string) =>
  get(name, target, 308, {location});
const missing = (name: string, target: string, more: More = {}) =>
  get(name, target, 404, {body: NOT_FOUND, ...more});
const refused = (name: string, target: string) => get(name, target, 400);

/** Other spellings of a path: one hop to the canonical one, with the query, on this host. */
export const SPELLINGS: readonly OddCase[] = [
  ...['', '?q=a//b/&r=/x.html'].flatMap((query) => [
    moved('trailing slash', `/docs/features/${query}`, `/docs/features${query}`),
    moved('.html', `/docs/features.html${query}`, `/docs/features${query}`),
    moved('index.html', `/docs/features/index.html${query}`, `/docs/features${query}`),
    moved('empty segment', `/docs//features${query}`, `/docs/features${query}`),
    moved('empty segments everywhere', `//docs///features//${query}`, `/docs/features${query}`),
    moved('host in the path', `//evil.example/${query}`, `/evil.example${query}`),
    moved('host in the path', `///evil.example/index.html${query}`, `/evil.example${query}`),
    found('the right one', `/docs/features${query}`),
  ]),
  missing('more empty segments than anyone would write', '//docs//features//x//y'),
  found('letters that need no encoding', '/docs/%66eatures'),
];

/** Paths that a careless server misinterprets. */
export const PATHS: readonly OddCase[] = [
  missing('encoded slash', '/docs%2Ffeatures'),
  missing('encoded slash', '/docs%2ffeatures/'),
  missing('encoded slash before a host', '/%2Fevil.example/'),
  missing('encoded slash after a slash', '/%2F/evil.example/'),
  missing('backslash before a host', '/\\evil.example/'),
  missing('encoded backslash before a host', '/%5Cevil.example/'),
  missing('backslash and dots', '/..\\secret.txt'),
  missing('encoded backslash and dots', '/..%5csecret.txt'),
  refused('encoded slash and dots', '/..%2fsecret.txt'),
  refused('encoded slash and dots that stay inside', '/docs/x%2f..%2ffeatures'),
  refused('dots', '/../secret.txt'),
  refused('dots further down', '/docs/../../secret.txt'),
  refused('dots that stay inside', '/docs/x/../features'),
  refused('one dot', '/./docs/features'),
  refused('encoded dots', '/%2e%2e/secret.txt'),
  refused('half encoded dots', '/.%2E/secret.txt'),
  refused('dots before a host', '/.//evil.example/'),
  missing('dots encoded twice', '/%252e%252e/secret.txt'),
  missing('slash encoded twice', '/..%252fsecret.txt'),
  missing('three dots', '/.../secret.txt'),
  refused('encoded null byte', '/docs/features%00'),
  refused('encoded null byte before a suffix', '/docs/features%00.html'),
  refused('half an encoding', '/docs/features%2'),
  refused('no encoding', '/docs/%zz'),
  missing('bytes that are not text', '/docs/%ff%fe'),
  missing('encoded line break', '/x%0d%0aSet-Cookie:a=b'),
  moved('encoded line break in a redirect', '/x%0d%0aSet-Cookie:a=b/', '/x%0d%0aSet-Cookie:a=b'),
  moved('encoded line break in a query', '/docs/features/?%0d%0aA:b', '/docs/features?%0d%0aA:b'),
  missing('file of the build that no page links to', '/docs/features.html.br.gz'),
];

/** Paths around the maximum length that nginx accepts. */
const LONG = 'x'.repeat(8000);
const TOO_LONG = 'x'.repeat(9000);
const ROOMY = {
  status: 404,
  why: 'Caddy limits the whole head to 1 MiB and has no limit for the URL',
};

export const LENGTHS: readonly OddCase[] = [
  missing('path of 8 kB', `/${LONG}`),
  missing('path of 8 kB in segments', `/${'x/'.repeat(4000)}y`),
  found('query of 8 kB', `/docs/features?${LONG}`),
  moved('query of 8 kB in a redirect', `/docs/features/?${LONG}`, `/docs/features?${LONG}`),
  get('path above 8 KiB', `/${TOO_LONG}`, 414, {unlike: {Caddy: ROOMY}}),
  get('query above 8 KiB', `/docs/features?${TOO_LONG}`, 414, {
    unlike: {Caddy: {...ROOMY, status: 200}},
  }),
];
