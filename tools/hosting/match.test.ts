import {performance} from 'node:perf_hooks';
import {describe, expect, it} from 'vitest';
import {addressCheck, headersFor} from './match';
import {unusualPath} from './addresses';
import type {HostingRules} from './rules';
import {LONG_RUNS} from './testing/long-runs';

const TABLE: HostingRules = {
  redirects: [
    {from: '/docs/1.0', to: '/docs/1.0/start'},
    {from: '/old+page', to: '/new'},
  ],
  headers: [
    {under: '/', headers: {A: 'everywhere', B: 'everywhere'}},
    {under: '/assets/', headers: {B: 'assets'}},
  ],
};
const check = addressCheck(TABLE.redirects);

describe('a redirect', () => {
  it.each([
    ['/docs/x/', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/x/index', '/docs/x'],
    ['/docs/x.html/index.html///', '/docs/x'],
    ['/docs/x/index.html?q=1&r=/', '/docs/x?q=1&r=/'],
    ['/docs/x/?', '/docs/x?'],
    ['/index.html', '/'],
    ['//', '/'],
    ['//docs///x//', '/docs/x'],
    ['//docs/1.0//index.html?q=//', '/docs/1.0/start?q=//'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example/index.html', '/evil.example'],
    ['/docs//x', '/docs/x'],
    ['/docs/1.0', '/docs/1.0/start'],
    ['/docs/1.0/?q=1', '/docs/1.0/start?q=1'],
    ['/docs/1.0/index.html', '/docs/1.0/start'],
    ['/old+page', '/new'],
  ])('leads %s to %s', (from, to) => expect(check(from)).toEqual({status: 308, location: to}));

  it.each([
    '/',
    '/?q=/x/',
    '/docs/x',
    '/docs/x?q=/x/',
    '/docs/1x0',
    '/docs/1.0/x',
    '/docs/index-page',
    '/docs/reindex',
    '/docs/html',
    '/docs/x.htm',
    '/oldpage',
    '/docs/..x',
    '/docs/x?to=//evil.example/../%00%2F',
  ])('leaves %s alone', (url) => expect(check(url)).toBeUndefined());

  it.each([
    ['/docs/../x', 400],
    ['/docs/%2e%2E', 400],
    ['/./x', 400],
    ['/x%00.html', 400],
    ['/docs%2Fx', 404],
    ['/docs%5cx/', 404],
    ['/\\evil.example/', 404],
    ['//a//b//c//d', 404],
  ])('refuses %s with %i', (url, status) => expect(check(url)).toEqual({status}));

  it('is determined wherever a response without a file is possible', () => {
    const unusual = new RegExp(`^${unusualPath(TABLE.redirects)}$`);
    const paths = [
      '//',
      '/x/',
      '/x.html',
      '/index',
      '/.',
      '/..',
      '/%2e',
      '/%00',
      '/%2F',
      '/%5C',
      '/\\',
    ];
    for (const path of [...paths, ...paths.map((one) => `/a${one}/b`), '/docs/1.0', '/old+page']) {
      if (check(path)) expect(path).toMatch(unusual);
    }
    expect('/docs/x.htm').not.toMatch(unusual);
  });

  it.each(LONG_RUNS)(
    'is determined quickly for the longest request line that a server accepts',
    (run) => {
      const start = performance.now();
      check(`/a${run}x`);
      expect(performance.now() - start).toBeLessThan(250);
    },
  );
});

describe('the headers of a path', () => {
  it('are those of every rule that covers it', () =>
    expect(headersFor('/docs/x', TABLE)).toEqual({A: 'everywhere', B: 'everywhere'}));

  it('are replaced by later rules', () =>
    expect(headersFor('/assets/js/a.js', TABLE)).toEqual({A: 'everywhere', B: 'assets'}));

  it('are not those of a path that only begins the same', () =>
    expect(headersFor('/assets-of-ours', TABLE)).toEqual({A: 'everywhere', B: 'everywhere'}));
});
