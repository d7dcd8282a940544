/** Requests for a part of a file, for a file in a certain state, and for a compressed form. */
import {LETTERS} from '../fixture';
import {requestText} from '../raw-request';
import {type Known, type More, NOT_FOUND, type OddCase, unlikeNginx} from './case';

const FILE = '/img/letters.bin';

const ranged = (range: string, status: number, more: More = {}): OddCase => ({
  name: `range ${range}`,
  request: requestText('GET', FILE, {Range: range}),
  status,
  ...more,
});
const part = (range: string, start: number, end: number) =>
  ranged(range, 206, {
    body: {is: LETTERS.slice(start, end + 1)},
    headers: {'content-range': `bytes ${start}-${end}/26`, 'content-length': `${end - start + 1}`},
  });
const whole = (range: string, more: More = {}) =>
  ranged(range, 200, {body: {is: LETTERS}, ...more});
const unsatisfiable = (range: string, more: More = {}) => ranged(range, 416, more);

/** Ranges. */
export const RANGES: readonly OddCase[] = [
  part('bytes=0-4', 0, 4),
  part('bytes=20-', 20, 25),
  part('bytes=-10', 16, 25),
  part('bytes=5-5', 5, 5),
  part('bytes=20-99', 20, 25),
  part('bytes=-99', 0, 25),
  unsatisfiable('bytes=5-2'),
  unsatisfiable('bytes=26-', {headers: {'content-range': 'bytes */26'}}),
  unsatisfiable('bytes=x-y'),
  unsatisfiable('bytes=-'),
  unsatisfiable('bytes=-0', {
    unlike: {Caddy: {status: 206, why: 'Go sends an empty part'}},
  }),
  whole('bytes=0-1,3-4'),
  whole('lines=1-2', {unlike: {Caddy: {status: 416, why: 'Go supports only bytes'}}}),
  {
    name: 'range of a large file',
    request: requestText('GET', '/img/large.bin', {Range: 'bytes=1039990-1039999'}),
    status: 206,
    body: {is: LETTERS.slice(-10)},
  },
  {
    name: 'range of a missing page',
    request: requestText('GET', '/nowhere', {Range: 'bytes=0-4'}),
    status: 404,
    body: NOT_FOUND,
  },
];

const OLD = 'Thu, 01 Jan 1970 00:00:00 GMT';
const LATER = 'Fri, 01 Jan 2100 00:00:00 GMT';

function given(
  name: string,
  headers: (known: Known) => Record<string, string>,
  status: number,
  more: More = {},
): OddCase {
  const body = {200: LETTERS, 206: LETTERS.slice(0, 2)}[status] ?? '';
  return {
    name,
    request: (known) => requestText('GET', FILE, headers(known)),
    status,
    ...(status !== 412 && {body: {is: body}}),
    ...more,
  };
}

/** Conditions. */
export const CONDITIONS: readonly OddCase[] = [
  given('If-None-Match with the tag', ({etag}) => ({'If-None-Match': etag}), 304),
  given('If-None-Match with a weak tag', ({etag}) => ({'If-None-Match': `W/${etag}`}), 304),
  given('If-None-Match with a list', ({etag}) => ({'If-None-Match': `"x", ${etag}`}), 304),
  given('If-None-Match with *', () => ({'If-None-Match': '*'}), 304),
  given('If-None-Match with another tag', () => ({'If-None-Match': '"x"'}), 200),
  given('If-Modified-Since its date', ({modified}) => ({'If-Modified-Since': modified}), 304),
  given('If-Modified-Since a later date', () => ({'If-Modified-Since': LATER}), 304),
  given('If-Modified-Since an earlier date', () => ({'If-Modified-Since': OLD}), 200),
  given('If-Modified-Since no date', () => ({'If-Modified-Since': 'soon'}), 200),
  given(
    'a tag takes precedence over a date',
    ({etag}) => ({'If-None-Match': etag, 'If-Modified-Since': OLD}),
    304,
    unlikeNginx({status: 200, why: 'nginx requires both to match, and sends the file again'}),
  ),
  given(
    'a reload of an unchanged file',
    ({etag}) => ({'If-None-Match': etag, 'Cache-Control': 'no-cache'}),
    304,
  ),
  given('If-Match with another tag', () => ({'If-Match': '"x"'}), 412),
  given('If-Match with the tag', ({etag}) => ({'If-Match': etag}), 200),
  given('If-Unmodified-Since an earlier date', () => ({'If-Unmodified-Since': OLD}), 412),
  given('If-Range with the tag', ({etag}) => ({'If-Range': etag, Range: 'bytes=0-1'}), 206),
  given('If-Range with another tag', () => ({'If-Range': '"x"', Range: 'bytes=0-1'}), 200),
  {
    name: 'a missing page is never unchanged',
    request: requestText('GET', '/nowhere', {'If-None-Match': '*', 'If-Modified-Since': LATER}),
    status: 404,
    body: NOT_FOUND,
  },
];

const encoded = (accept: string, encoding: string, more: More = {}): OddCase => ({
  name: `Accept-Encoding: ${accept}`,
  request: requestText('GET', '/docs/features', {'Accept-Encoding': accept}),
  status: 200,
  headers: {'content-encoding': encoding, vary: 'Accept, Accept-Encoding'},
  ...more,
});

/** Forms that the build compressed; `''` is no Content-Encoding. */
export const ENCODINGS: readonly OddCase[] = [
  encoded('', ''),
  encoded('identity', ''),
  encoded('gzip', 'gzip'),
  encoded('GZIP', 'gzip'),
  encoded('gzip;q=0.5', 'gzip'),
  encoded('gzip;q=0', ''),
  encoded('gzip;q=0, br;q=0', ''),
  encoded('br;q=0, gzip', 'gzip'),
  encoded('gzip;q=0.000, identity', ''),
  encoded('deflate, zstd', ''),
  encoded('*', ''),
  encoded('*;q=0', ''),
  encoded('gzipped, brotli', ''),
  {
    name: 'through a proxy that says so',
    request: requestText('GET', '/docs/features', {'Accept-Encoding': 'gzip', Via: '1.1 proxy'}),
    status: 200,
    headers: {'content-encoding': 'gzip'},
  },
];
