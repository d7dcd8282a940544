/** Other methods, other hosts, and first lines that only a socket can send. */
import {requestText} from '../raw-request';
import {FEATURES, type More, type OddCase, unlikeNginx} from './case';

const method = (name: string, status: number, more: More = {}): OddCase => ({
  name: `method ${name}`,
  request: requestText(name, '/docs/features'),
  status,
  headers: status === 405 ? {allow: 'GET, HEAD'} : {},
  ...more,
});

/** Methods. */
export const METHODS: readonly OddCase[] = [
  method('HEAD', 200, {body: {is: ''}}),
  ...['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'FOO'].map((name) =>
    method(name, 405),
  ),
  {
    name: 'method POST where GET is redirected',
    request: requestText('POST', '/docs/features/'),
    status: 405,
  },
];

const ZERO_NINE = {
  why: 'nginx treats a first line without a version as HTTP 0.9, which has no head',
};

/** Other host names, and requests that only a socket can send. */
export const LINES: readonly OddCase[] = [
  {
    name: 'another host',
    request: requestText('GET', '/docs/features/', {Host: 'evil.example'}),
    status: 308,
    location: '/docs/features',
  },
  {
    name: 'another host and port',
    request: requestText('GET', '/docs/features', {Host: 'evil.example:8080'}),
    status: 200,
    body: FEATURES,
  },
  {
    name: 'the URL of a proxy request',
    request: requestText('GET', 'http://evil.example/docs/features/'),
    status: 308,
    location: '/docs/features',
  },
  {name: 'no host', request: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400},
  {
    name: 'two hosts',
    request: 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
    status: 400,
  },
  {
    name: 'a host that is a path',
    request: requestText('GET', '/', {Host: 'a.example/b'}),
    status: 400,
  },
  {
    name: 'a line break in the path',
    request: requestText('GET', '/x\r\nSet-Cookie: a=b'),
    status: 400,
    ...unlikeNginx(ZERO_NINE),
  },
  {
    name: 'a line feed in the path',
    request: requestText('GET', '/x\nSet-Cookie: a=b'),
    status: 400,
    ...unlikeNginx(ZERO_NINE),
  },
  {name: 'a carriage return in the path', request: requestText('GET', '/x\rA: b'), status: 400},
  {
    name: 'a null byte in the path',
    request: requestText('GET', '/docs/features\0'),
    status: 400,
  },
  {name: 'a space in the path', request: requestText('GET', '/docs /x'), status: 400},
  {name: 'no address', request: requestText('GET', ''), status: 400},
  {name: 'a path without a slash', request: requestText('GET', 'docs/features'), status: 400},
  {
    name: 'a method in lowercase',
    request: requestText('get', '/'),
    status: 400,
    unlike: {Caddy: {status: 405, why: 'Go accepts any word as a method'}},
  },
  {name: 'no HTTP', request: '\x16\x03\x01\x02\x00\x01\r\n\r\n', status: 400},
];
