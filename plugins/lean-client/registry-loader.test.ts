/** How registry entries are rewritten; tests/e2e/page-weight.spec.ts verifies that pages find their parts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import chunkNamesLoader from './chunk-names-loader.mjs';
import registryLoader from './registry-loader.mjs';

const names = JSON.stringify({
  '/docs/a-1a2': {__comp: '17896441', content: '01c41234', list: ['01c4ffff']},
  '/docs/b-3b4': {__comp: '17896441', content: 'content-b'},
});
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), names);
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const entry = (name: string, second: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/a.md"), "${second}", require.resolveWeak("@site/a.md")],\n`;
const file = (entries: string) => `export default {\n${entries}};\n`;
const source = file(entry('17896441', '@site/a.md') + entry('content-b', '@site/a.md'));
const load = (forBuild: boolean, text = source) =>
  registryLoader.call(
    {
      resourcePath: path.join(folder, 'registry.js'),
      addDependency: () => undefined,
      getOptions: () => ({forBuild, pageAssets: true, chunkNames: true}),
    },
    text,
  );

it('drops the path of each entry for the browser, and keeps its import with a short name', () => {
  expect(load(false)).toBe(file(entry('x1789', '') + entry('content-b', '')));
});

it('replaces the path with the name of the chunk for the build', () => {
  expect(load(true)).toBe(file(entry('x1789', 'x1789') + entry('content-b', 'content-b')));
});

it('gives routes the same names, only as long as needed to be unique', () => {
  expect(JSON.parse(chunkNamesLoader(names))).toEqual({
    '/docs/a-1a2': {__comp: 'x1789', content: '01c41', list: ['01c4f']},
    '/docs/b-3b4': {__comp: 'x1789', content: 'content-b'},
  });
});

it('stops the build if an entry has another form, or no name is a hash', () => {
  expect(() => load(true, source.replace('require.resolveWeak', 'x, require.resolveWeak'))).toThrow(
    /page-assets no longer fits @docusaurus\/core [^]*Found: +1 of 2/,
  );
  expect(() => chunkNamesLoader('{"/docs/a-1a2": {"__comp": "long-name"}}')).toThrow(
    'chunk-names no longer fits',
  );
});
