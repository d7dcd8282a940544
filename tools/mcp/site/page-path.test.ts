import {describe, expect, it} from 'vitest';
import {inVersion, pagePath, versionOfPath} from './page-path';
import type {Version} from './version';
import {chosenVersion} from './version';

const NEXT: Version = {name: 'next', label: 'Next', path: '/docs', index: 'current'};
const OLD: Version = {name: '2.0.0', label: '2.0.0', path: '/docs/2.0.0', index: '2.0.0'};
const VERSIONS = [NEXT, OLD];

describe('pagePath', () => {
  it.each([
    ['/docs/what/urn', '/docs/what/urn'],
    ['docs/what/urn.md', '/docs/what/urn'],
    ['what/urn', '/docs/what/urn'],
    ['https://docs.example.com/docs/what/urn/?a=b', '/docs/what/urn'],
    ['https://docs.example.com/learn/a.html', '/learn/a'],
    ['/docs', '/docs'],
    ['/docs/a%20b', '/docs/a b'],
  ])('reads %s', (given, path) => expect(pagePath(given)).toEqual({path}));

  it('keeps the anchor', () =>
    expect(pagePath('/docs/a#b%2Ec')).toEqual({path: '/docs/a', anchor: 'b.c'}));

  it.each(['../a', '/docs/../a', 'docs/%2e%2e/a', 'a\\b', 'https://x/%2E%2E/y'])(
    'rejects %s',
    (given) => expect(() => pagePath(given)).toThrow('must not contain dots'),
  );
});

it('finds the version of a path, and the same page in another', () => {
  expect(versionOfPath(VERSIONS, '/docs/2.0.0/a')).toBe(OLD);
  expect(versionOfPath(VERSIONS, '/docs/2.0.01/a')).toBe(NEXT);
  expect(versionOfPath(VERSIONS, '/learn/a')).toBeUndefined();
  expect(inVersion('/docs/2.0.0/a', OLD, NEXT)).toBe('/docs/a');
  expect(inVersion('/docs/a', NEXT, OLD)).toBe('/docs/2.0.0/a');
});

describe('chosenVersion', () => {
  it.each([
    [undefined, NEXT],
    ['', NEXT],
    ['NEXT', NEXT],
    ['v2.0.0', OLD],
    [' 2.0.0 ', OLD],
  ])('reads %j', (given, version) => expect(chosenVersion(VERSIONS, given)).toBe(version));

  it('lists the versions if there is no such one', () =>
    expect(() => chosenVersion(VERSIONS, '1.9')).toThrow('Versions: next, 2.0.0.'));
});
