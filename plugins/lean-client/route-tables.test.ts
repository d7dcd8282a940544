/** The tables of routes that browsers get; tests/e2e/page-weight.spec.ts verifies that pages are found through them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import globalDataLoader from './global-data-loader.mjs';
import routesLoader from './routes-loader.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  const names = ['/docs-1a2', '/docs/a-b-3b4', '/docs/c-5c6', '/docs/d-7d8', '/docs/1.0/a-b-9e0'];
  fs.writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))),
  );
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const loader = () => ({
  resourcePath: path.join(folder, 'routes.js'),
  addDependency: () => undefined,
  getOptions: () => ({module: '/client/x'}),
});
const route = (page: string, hash: string, sidebar?: string) => `{
  path: '${page}',
  component: ComponentCreator('${page}', '${hash}'),
  exact: true${sidebar === undefined ? '' : `,\n  sidebar: "${sidebar}"`}
}`;

it("puts neighbors of the same sidebar into one slice, and doesn't change groups", () => {
  const group = "{ path: '/docs', component: ComponentCreator('/docs', '1a2'), routes: [";
  const pages = [
    route('/docs/a-b', '3b4', 's'),
    route('/docs/c', '5c6', 's'),
    route('/docs/d', '7d8'),
  ];
  expect(routesLoader.call(loader(), `export default [\n${group}${pages.join(',\n')}]}];`)).toBe(
    `import {pages} from "/client/x";
export default [
${group}...pages(1, 3, "s"),
...pages(3, 4),
]}];`,
  );
});

it('reports changes in Docusaurus', () => {
  expect(() => routesLoader.call(loader(), 'export default [];')).toThrow(
    /route-tables no longer fits @docusaurus\/core [^]*Found: +none/,
  );
  expect(() => routesLoader.call(loader(), route('/docs/e', '000'))).toThrow(
    /routes that routesChunkNames.json has\nFound: +\/docs\/e-000/,
  );
  const data = (doc: object) => ({
    'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', docs: [doc]}]}},
  });
  expect(() =>
    globalDataLoader.call(
      loader(),
      JSON.stringify(data({id: 'docs/c', path: '/docs/c', tags: []})),
    ),
  ).toThrow(/route-tables no longer fits @docusaurus\/plugin-content-docs [^]*Found: +tags/);
  expect(() => globalDataLoader.call(loader(), '{}')).toThrow(/Found: +no docs/);
});

it('lists the docs pages of each version as slices, and other pages one by one', () => {
  const docs = (base: string, ...names: string[]) =>
    names.map((name) => ({id: `docs/${name}`, path: `${base}/${name}`, sidebar: 's'}));
  const odd = {id: '/category/x', path: '/docs/category/x', sidebar: 's'};
  const versions = [
    {path: '/docs', docs: [...docs('/docs', 'c', 'a-b'), odd]},
    {path: '/docs/1.0', docs: docs('/docs/1.0', 'a-b')},
  ];
  const data = {'docusaurus-plugin-content-docs': {default: {versions}}};
  expect(globalDataLoader.call(loader(), JSON.stringify(data))).toBe(
    `import {docs} from "/client/x";
export default {"docusaurus-plugin-content-docs":{"default":{"versions":[{"path":"/docs","docs":[...docs("/docs", 1, 3, "s"),
${JSON.stringify(odd)}]},{"path":"/docs/1.0","docs":[...docs("/docs/1.0", 4, 5, "s")]}]}}};
`,
  );
});
