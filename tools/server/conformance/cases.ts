/** The list of requests, with the response that every host must send. */
import {headersFor} from '../../hosting/match';
import {rules} from '../../hosting/rules';

/** A request to the fixture site and its response. */
export type Case = {
  name: string;
  method?: 'GET' | 'HEAD' | 'POST';
  path: string;
  accept?: 'br' | 'gzip';
  /** The types that the client wants, as in the header `Accept`. */
  types?: string;
  status: number;
  location?: string;
  /** Headers that must have these values; a pattern if servers spell a value differently. */
  headers?: Record<string, string | RegExp>;
  /** Text that the decoded body must contain; bodies of HEAD must be empty. */
  body?: string;
};

const HTML = {'content-type': /^text\/html; ?charset=utf-8$/i};

const ok = (name: string, path: string, body: string, more: Partial<Case> = {}): Case => ({
  name,
  path,
  status: 200,
  body,
  ...more,
  headers: {...headersFor(path.split('?', 1)[0] ?? path, rules), ...more.headers},
});

const moved = (name: string, path: string, location: string, more: Partial<Case> = {}): Case => ({
  name,
  path,
  status: 308,
  location,
  ...more,
});

const missing = (name: string, path: string, more: Partial<Case> = {}): Case => ({
  name,
  path,
  status: 404,
  body: 'Page not found',
  ...more,
  headers: {...headersFor('/', rules), ...HTML, ...more.headers},
});

/** Files found under their canonical path. */
export const FOUND: readonly Case[] = [
  ok('home', '/', 'Home', {headers: HTML}),
  ok('home with a query', '/?q=1', 'Home', {headers: HTML}),
  ok('a page', '/docs/features', 'Features of Next', {headers: HTML}),
  ok('a page with a query', '/docs/features?q=a%2Fb', 'Features of Next', {headers: HTML}),
  ok('a page next to a folder of the same name', '/docs', 'Docs start', {headers: HTML}),
  ok('a page below a version', '/docs/2.0.0/features', 'Features of 2.0.0', {headers: HTML}),
  ok('a page with a dot in its name', '/docs/releases/v1.2', 'Release 1.2', {headers: HTML}),
  ok('a page with an encoded name', '/tags/data%20lake', 'Tag data lake', {headers: HTML}),
  ok('a page that ends like a suffix', '/docs/reindex', 'Reindexing', {headers: HTML}),
  ok('a script', '/assets/js/main.0a1b2c3d.js', 'console.log', {
    headers: {'content-type': /^(text|application)\/javascript/},
  }),
  ok('a picture', '/img/logo.svg', '<svg', {headers: {'content-type': /^image\/svg\+xml/}}),
  ok('a clip', '/pictures/next/clips/a.webm', 'webm', {headers: {'content-type': 'video/webm'}}),
  ok('a clip as MP4', '/pictures/next/clips/a.mp4', 'mp4', {
    headers: {'content-type': 'video/mp4'},
  }),
  ok('data that other sites may fetch', '/reference/next/sources.json', '"items"', {
    headers: {'content-type': /^application\/json/},
  }),
  ok('the schema of the API', '/reference/next/schema.graphql', 'type Query', {
    headers: {'content-type': /^application\/graphql/},
  }),
  ok('captions of a clip', '/pictures/next/clips/a.vtt', 'WEBVTT', {
    headers: {'content-type': /^text\/vtt/},
  }),
  ok('a page, HEAD only', '/docs/features', '', {method: 'HEAD', headers: HTML}),
];

/** What agents send to get Markdown where it exists. */
const MARKDOWN_FIRST = 'text/markdown, text/html;q=0.9, */*;q=0.1';

const MARKDOWN = {'content-type': /^text\/markdown; ?charset=utf-8$/i};
const NEGOTIATED = {...MARKDOWN, vary: /(?:^|, ?)accept(?:,|$)/i};

/** Copies of pages, at their own addresses. */
export const COPIES: readonly Case[] = [
  ok('a copy', '/docs/features.md', 'Features as Markdown', {
    headers: {...MARKDOWN, 'x-robots-tag': 'noindex'},
  }),
  ok('a copy in gzip', '/docs/features.md', 'Features as Markdown', {
    accept: 'gzip',
    headers: {...MARKDOWN, 'content-encoding': 'gzip'},
  }),
];

/** Requests for a page that say which type they want. */
export const WANTED: readonly Case[] = [
  ...['text/markdown', MARKDOWN_FIRST, 'text/html;q=0.5,text/markdown;q=1.0'].map((types) =>
    ok(`a page as ${types}`, '/docs/features', 'Features as Markdown', {
      types,
      headers: NEGOTIATED,
    }),
  ),
  ok('a copy by its query', '/docs/features?q=1', 'Features as Markdown', {
    types: MARKDOWN_FIRST,
    headers: NEGOTIATED,
  }),
  ok('a copy, HEAD only', '/docs/features', '', {
    method: 'HEAD',
    types: MARKDOWN_FIRST,
    headers: NEGOTIATED,
  }),
  ...['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0', '*/*'].map(
    (types) =>
      ok(`a page as ${types}`, '/docs/features', 'Features of Next', {
        types,
        headers: {...HTML, vary: NEGOTIATED.vary},
      }),
  ),
  ok('a page without a copy', '/docs/reindex', 'Reindexing', {
    types: MARKDOWN_FIRST,
    headers: {...HTML, vary: NEGOTIATED.vary},
  }),
  ok('a page outside the docs', '/', 'Home', {types: MARKDOWN_FIRST, headers: HTML}),
];

/** Paths without a file. */
export const MISSING: readonly Case[] = [
  missing('an unknown page', '/docs/nowhere'),
  missing('an unknown page, HEAD only', '/docs/nowhere', {method: 'HEAD', body: ''}),
  missing('an unknown copy', '/docs/nowhere.md'),
  missing('an unknown page as Markdown', '/docs/nowhere', {types: 'text/markdown'}),
  missing('an unknown version', '/docs/0.16.0'),
  missing('an asset of an older build, never cached', '/assets/js/main.ffffffff.js'),
  missing('a missing clip', '/pictures/next/clips/b.mp4'),
  missing('missing data', '/schemas/nothing.json'),
  missing('a folder without a page', '/assets/js'),
  missing('the error page itself', '/404'),
];

/** Files that were compressed by the build. */
export const COMPRESSED: readonly Case[] = [
  ok('a page in Brotli', '/docs/features', 'Features of Next', {
    accept: 'br',
    headers: {...HTML, 'content-encoding': 'br', vary: /accept-encoding/i},
  }),
  ok('a page in gzip', '/docs/features', 'Features of Next', {
    accept: 'gzip',
    headers: {...HTML, 'content-encoding': 'gzip', vary: /accept-encoding/i},
  }),
  ok('a script in gzip', '/assets/js/main.0a1b2c3d.js', 'console.log', {
    accept: 'gzip',
    headers: {'content-encoding': 'gzip'},
  }),
  missing('an unknown page in gzip', '/docs/nowhere', {
    accept: 'gzip',
    headers: {'content-encoding': 'gzip'},
  }),
];

/** Noncanonical paths of pages: another suffix, or a trailing slash. */
export const NONCANONICAL: readonly Case[] = [
  moved('a trailing slash', '/docs/features/', '/docs/features'),
  moved('.html', '/docs/features.html', '/docs/features'),
  moved('/index.html', '/docs/features/index.html', '/docs/features'),
  moved('/index', '/docs/features/index', '/docs/features'),
  moved('/index.html with a query', '/docs/features/index.html?q=1', '/docs/features?q=1'),
  moved('a query that contains a path', '/docs/features/?q=/x/', '/docs/features?q=/x/'),
  moved('two suffixes', '/docs/features.html/', '/docs/features'),
  moved('an empty segment', '/docs//features?q=//', '/docs/features?q=//'),
  moved('home as a file', '/index.html', '/'),
  moved('home as /index', '/index?q=1', '/?q=1'),
  moved('an encoded name stays encoded', '/tags/data%20lake/', '/tags/data%20lake'),
  moved(
    'an encoded line break adds no header',
    '/x%0d%0aSet-Cookie:a=b/',
    '/x%0d%0aSet-Cookie:a=b',
  ),
  moved('a dot in the name', '/docs/releases/v1.2/', '/docs/releases/v1.2'),
  moved('an unknown page, before its 404', '/docs/nowhere/', '/docs/nowhere'),
  moved('the error page as a file', '/404.html', '/404'),
  moved('HEAD only', '/docs/features/', '/docs/features', {method: 'HEAD'}),
];

/** Every redirect of the table, without and with a query. */
export const REDIRECTS: readonly Case[] = rules.redirects.flatMap(({from, to}) => [
  moved(`${from}, moved`, from, to),
  moved(`${from} with a query`, `${from}?a=1&b=%20`, `${to}?a=1&b=%20`),
]);

/** Noncanonical paths of moved pages: still one hop. */
export const NONCANONICAL_REDIRECTS: readonly Case[] = rules.redirects.flatMap(({from, to}) => [
  moved(`${from}/`, `${from}/`, to),
  moved(`${from}/index.html?q=1`, `${from}/index.html?q=1`, `${to}?q=1`),
  moved(`${from}.html`, `${from}.html`, to),
]);

/** Requests whose method isn't allowed. */
export const READ_ONLY: readonly Case[] = [
  {
    name: 'a page is not posted to',
    path: '/docs/features',
    method: 'POST',
    status: 405,
    headers: headersFor('/', rules),
  },
];

/** Paths that a careless redirect would lead to another site: whatever the response, it stays on ours. */
export const HOSTILE: readonly string[] = [
  '//evil.example/',
  '//evil.example/index.html',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/evil.example/',
  '/.//evil.example/',
];
