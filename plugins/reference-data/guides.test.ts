/** What pages and guides say about the schema of recipes: addresses, file names, and the entry for the catalog. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {carriedVersions} from '../releases/load';
import {KINDS} from './kinds';
import {recipeSchemaPath} from './paths';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const blocks = (file: string) =>
  [...read(file).matchAll(/```json\n([^]*?)```/g)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );

/** The URL that the site is built for by default. */
const SITE = /process\.env\['SITE_URL'\] \?\? '([^']+)'/.exec(read('docusaurus.config.ts'))?.[1];
const PLAIN = `${SITE}/${recipeSchemaPath()}`;

const EDITORS = 'docs/metadata-ingestion/recipe_editor.md';
const FILES = ['*.dhub.yaml', '*.dhub.yml'];

it('the entry for the catalog has the address of the build', () => {
  const entry = blocks('contributing/reference-data.md')[0] as Record<string, string>;
  expect(entry).toEqual({
    name: expect.any(String) as string,
    description: expect.any(String) as string,
    fileMatch: FILES,
    url: PLAIN,
  });
  // The catalog rejects the word, which says nothing there.
  expect(`${entry['name']} ${entry['description']}`).not.toMatch(/schema/i);
});

it('the page about editors has the same files and address', () => {
  expect(blocks(EDITORS)).toContainEqual({'yaml.schemas': {[PLAIN]: FILES}});
  const addresses = new Set(read(EDITORS).match(/https:\/\/[\w.]+\/schemas\/[\w./]+/g));
  const known = [undefined, ...carriedVersions(ROOT)].map(
    (version) => `${SITE}/${recipeSchemaPath(version)}`,
  );
  expect([...addresses].filter((address) => !known.includes(address))).toEqual([]);
  expect(addresses).toContain(PLAIN);
});

it('the page about the data lists every file', () => {
  const text = read('docs/api/reference-data.md');
  const files = [...KINDS.map(({name}) => `${name}.json`), 'schema.graphql', 'introspection.json'];
  expect(files.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
