/** The loader changes nothing but paths; tests/e2e/page-weight.spec.ts shows that it still finds them. */
import {expect, it} from 'vitest';
import registryLoader from './registry-loader.mjs';

const entry = (path: string) =>
  `  "01c4": [() => import(/* webpackChunkName: "01c4" */ "@site/a.md"), ${path}, require.resolveWeak("@site/a.md")],\n`;

it('drops the path of each entry and keeps what loads it', () => {
  const file = (path: string) => `export default {\n${entry(path)}${entry(path)}};\n`;
  expect(registryLoader(file('"@site/a.md"'))).toBe(file('""'));
});
