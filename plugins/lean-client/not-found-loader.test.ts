/** That the built page asks for its styles is shown by tests/e2e/shell/not-found.spec.ts: nothing in it moves. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import notFoundLoader from './not-found-loader.mjs';

const file = createRequire(__filename).resolve(
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
);

it("names the chunk in Docusaurus' own file", () => {
  const text = notFoundLoader(fs.readFileSync(file, 'utf8'));
  expect(text).toContain(`import(/* webpackChunkName: "not-found" */ '@theme/NotFound')`);
  expect(text).toContain(`modules: ['not-found']`);
});

it('refuses a file that imports the page in another way', () => {
  expect(() => notFoundLoader('')).toThrow('no longer holds');
});
