import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {redirectsOf} from '.';

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
