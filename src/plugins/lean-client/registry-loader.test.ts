/** What becomes of the registry's entries; tests/e2e/page-weight.spec.ts shows that pages find their parts. */
import {expect, it} from 'vitest';
import registryLoader from './registry-loader.mjs';

const entry = (path: string) =>
  `  "01c4": [() => import(/* webpackChunkName: "01c4" */ "@site/a.md"), "${path}", require.resolveWeak("@site/a.md")],\n`;
const file = (path: string) => `export default {\n${entry(path)}${entry(path)}};\n`;
const load = (forBuild: boolean) =>
  registryLoader.call({getOptions: () => ({forBuild})}, file('@site/a.md'));

it('drops the path of each entry for the browser and keeps what loads it', () => {
  expect(load(false)).toBe(file(''));
});

it('puts the name of the chunk into its place for the build', () => {
  expect(load(true)).toBe(file('01c4'));
});
