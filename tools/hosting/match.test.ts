import {performance} from 'node:perf_hooks';
import {describe, expect, it} from 'vitest';
import {headersFor, redirector} from './match';
import type {HostingRules} from './rules';

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
const redirect = redirector(TABLE.redirects);

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
    ['/docs/1.0', '/docs/1.0/start'],
    ['/docs/1.0/?q=1', '/docs/1.0/start?q=1'],
    ['/docs/1.0/index.html', '/docs/1.0/start'],
    ['/old+page', '/new'],
  ])('leads %s to %s', (from, to) => expect(redirect(from)).toBe(to));

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
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/docs//x/',
  ])('leaves %s alone', (url) => expect(redirect(url)).toBeUndefined());

  it.each(['/'.repeat(16_000), '/index'.repeat(2_700), '.html'.repeat(3_200), 'a/'.repeat(8_000)])(
    'is decided fast for the longest request line a server takes',
    (run) => {
      const start = performance.now();
      redirect(`/a${run}x`);
      expect(performance.now() - start).toBeLessThan(250);
    },
  );
});

describe('the headers of a path', () => {
  it('are those of every rule that covers it', () =>
    expect(headersFor('/docs/x', TABLE)).toEqual({A: 'everywhere', B: 'everywhere'}));

  it('are replaced by later rules', () =>
    expect(headersFor('/assets/js/a.js', TABLE)).toEqual({A: 'everywhere', B: 'assets'}));

  it('are not those of a path that only begins alike', () =>
    expect(headersFor('/assets-of-ours', TABLE)).toEqual({A: 'everywhere', B: 'everywhere'}));
});
