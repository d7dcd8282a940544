import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {type Redirect, redirectsOf} from '.';
import {checkRedirects, redirectsWithout} from './check';

it('repeats a redirect for the frozen versions that have its target', () => {
  const root = tempDir();
  fs.writeFileSync(path.join(root, 'versions.json'), '["2.0.0", "2.1.0"]');
  const docs = path.join(root, 'versioned_docs/version-2.0.0/docs');
  fs.mkdirSync(docs, {recursive: true});
  fs.writeFileSync(path.join(docs, 'new.mdx'), '');
  expect(redirectsOf(root, [{from: '/docs/old', to: '/docs/new'}])).toEqual([
    {from: '/docs/old', to: '/docs/new'},
    {from: '/docs/2.0.0', to: '/docs/2.0.0/features'},
    {from: '/docs/2.0.0/old', to: '/docs/2.0.0/new'},
    {from: '/docs/2.1.0', to: '/docs/2.1.0/features'},
  ]);
});

it('reports a redirect to a missing page, or away from an existing one', () => {
  const pages = new Set(['/docs/new', '/docs/kept']);
  expect(() => checkRedirects([{from: '/docs/old', to: '/docs/new'}], pages)).not.toThrow();
  const wrong: Redirect[] = [
    {from: '/docs/old', to: '/docs/gone'},
    {from: '/docs/kept', to: '/docs/new'},
  ];
  expect(() => checkRedirects(wrong, pages)).toThrowErrorMatchingInlineSnapshot(`
    [RedirectError: 2 problems in the redirects:

    plugins/redirects/index.ts  redirect from /docs/old
        found:    to: /docs/gone
        expected: the URL of an existing page: this one may be misspelled, or the page has moved again

    plugins/redirects/index.ts  redirect to /docs/new
        found:    from: /docs/kept
        expected: an old URL: this one has a page, which would never be shown
    ]
  `);
});

it('leaves out redirects to versions that the site lacks', () => {
  const all: Redirect[] = [
    {from: '/docs/old', to: '/docs/new'},
    {from: '/docs/2.0.0/old', to: '/docs/2.0.0/new'},
    {from: '/docs/2.1.0/old', to: '/docs/2.1.0/new'},
  ];
  expect(redirectsWithout(all, ['2.0.0'])).toEqual([all[0], all[2]]);
});
