import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {medianPage, weighDocs} from './html-weight';

it('weighs only the docs pages of every version, without redirects', () => {
  const build = tempDir({
    'docs/a.html': 'a'.repeat(5000),
    'docs/2.0.0/b.html': '<p>b</p>',
    'docs/old/index.html': 'redirects in the browser',
    'docs/a.html.br': 'compressed',
    'learn/c.html': 'no docs page',
  });
  expect(weighDocs(build).sort((a, b) => a.bytes - b.bytes)).toEqual([
    {url: '/docs/2.0.0/b', bytes: 8},
    {url: '/docs/a', bytes: 10},
  ]);
});

it('returns the median page', () => {
  const page = (url: string, bytes: number) => ({url, bytes});
  expect(medianPage([page('/c', 3), page('/a', 1), page('/b', 2)])).toEqual(page('/b', 2));
  expect(medianPage([page('/c', 2), page('/b', 2), page('/a', 1)])).toEqual(page('/b', 2));
});

it('throws for an empty build', () => {
  const build = tempDir({[path.join('docs', 'readme.txt')]: ''});
  expect(() => medianPage(weighDocs(build))).toThrow('no values');
});
