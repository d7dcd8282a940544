import {expect, it} from 'vitest';
import registryLoader from './registry-loader.mjs';

const entry = (file: string) =>
  `  "name": [() => import(/* webpackChunkName: "name" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;

it('removes the second reference to pages, and only to pages', () => {
  const others = entry('@theme/DocItem') + entry('~docs/default/page.json');
  const source = entry('@site/genDocs/docs/a.md') + entry('@site/blog/b.mdx') + others;
  const result = registryLoader(source);
  expect(result.match(/resolveWeak/g)).toHaveLength(2);
  expect(result).toContain(others);
  expect(result).toContain('import(/* webpackChunkName: "name" */ "@site/genDocs/docs/a.md")');
});

it('stops the command if no entry has the known form', () => {
  const changed = entry('@site/a.md').replace('resolveWeak', 'weakly');
  expect(() => registryLoader(changed)).toThrow(/PATCHES_OFF=pages-on-demand/);
});
