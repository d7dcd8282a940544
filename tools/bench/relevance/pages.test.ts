import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../../../plugins/common/testing/temp-dir';
import {distinct, pagePath} from './engine';
import {nextPages} from './pages';

it('lists the pages of Next', () => {
  const build = tempDir({
    'docs/tags.html': '',
    'docs/tags.html.br': '',
    'docs/api/tags.html': '',
    'docs/old/index.html': '',
    'docs/category/api.html': '',
    'docs/2.0.0/tags.html': '',
  });
  expect(nextPages(build, ['2.0.0'])).toEqual([
    {path: 'api/tags', file: path.join(build, 'docs/api/tags.html')},
    {path: 'tags', file: path.join(build, 'docs/tags.html')},
  ]);
});

it('says that there is no build', () =>
  expect(() => nextPages(tempDir(), [])).toThrow('run "npm run build" first'));

it('extracts the page from a URL, and each page once', () => {
  const found = ['/docs/tags.html', '/docs/api/tags#add', '/docs/tags?x=1#y', '/docs/tags/'];
  expect(found.map(pagePath)).toEqual(['tags', 'api/tags', 'tags', 'tags']);
  expect(distinct(found.map(pagePath), 10)).toEqual(['tags', 'api/tags']);
  expect(distinct(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
});
