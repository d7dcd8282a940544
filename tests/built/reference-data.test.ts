/** The reference as data in the build: complete, fetched by other sites, and with links to pages that exist. */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {referenceFiles} from '../../plugins/reference-data/files';
import {INDEX_PATH, recipeSchemaPath} from '../../plugins/reference-data/paths';
import type {SiteIndex} from '../../plugins/reference-data/shapes/site-index';
import {recipeChecker} from '../../plugins/recipe-schema/checker';
import type {SchemaObject} from '../../src/features/recipe-tool/model/json-schema';
import {CHANGES_DATA} from '../../plugins/whats-new/paths';
import {BUILD, servedSite} from './site';

const ask = servedSite();
const read = (name: string) => fs.readFileSync(path.join(BUILD, name), 'utf8');

/** The URL that the site was built for. */
const site = (): string => {
  const {recipeSchema} = JSON.parse(read(INDEX_PATH)) as SiteIndex;
  return recipeSchema.slice(0, -recipeSchemaPath().length);
};

it('the build has every file, as made from the facts', () => {
  const stale = [...referenceFiles(ROOT, site())].filter(([name, text]) => read(name) !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});

it('the build has every file that the index lists', () => {
  const {versions} = JSON.parse(read(INDEX_PATH)) as SiteIndex;
  const listed = versions.flatMap(({files}) =>
    files.flatMap(({url, schema = url}) => [url, schema].map((one) => one.slice(site().length))),
  );
  expect(listed).toContain(CHANGES_DATA);
  expect(listed.filter((name) => !fs.existsSync(path.join(BUILD, name)))).toEqual([]);
});

it.each([
  [INDEX_PATH, 'application/json'],
  [recipeSchemaPath(), 'application/json'],
  ['reference/next/schema.graphql', 'application/graphql'],
])('%s may be fetched by other sites', async (name, type) => {
  const response = await ask(`/${name}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': type,
  });
  expect(await response.text()).toBe(read(name));
});

it('pages may not be fetched by other sites', async () => {
  const response = await ask('/docs/features');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

/** The URLs of all records. */
function recordUrls(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown, key: string): void => {
    if (key === 'url' && typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name);
  };
  for (const {files} of (JSON.parse(read(INDEX_PATH)) as SiteIndex).versions) {
    for (const {url, records} of files) {
      if (records) walk((JSON.parse(read(url.slice(site().length))) as {items: unknown}).items, '');
    }
  }
  return [...found].filter((url) => url.startsWith(site()));
}

it('every record names a page and an anchor that exist', () => {
  const idsOf = new Map<string, Set<string> | undefined>();
  const ids = (page: string) => {
    if (!idsOf.has(page)) {
      const file = path.join(BUILD, `${page}.html`);
      const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      const found = html?.matchAll(/\bid=(?:"([^"]+)"|([^\s>"]+))/g);
      idsOf.set(page, found && new Set([...found].map(([, quoted, bare]) => quoted ?? bare ?? '')));
    }
    return idsOf.get(page);
  };
  const urls = recordUrls();
  expect(urls.length).toBeGreaterThan(5000);
  const wrong = urls.filter((url) => {
    const [page = '', anchor] = url.slice(site().length).split('#');
    const known = ids(page);
    return !known || (anchor !== undefined && !known.has(anchor));
  });
  expect(wrong).toEqual([]);
});

it('the schema of recipes works as published', () => {
  const check = recipeChecker(JSON.parse(read(recipeSchemaPath())) as SchemaObject);
  const recipe = {source: {type: 'snowflake', config: {account_id: 'acme-eu1'}}};
  expect(check(recipe)).toEqual([]);
  expect(check({source: {...recipe.source, config: {account: 'acme-eu1'}}})).toEqual([
    {path: 'source.config', message: 'the key account_id is missing'},
    {
      path: 'source.config.account',
      message: 'there is no such key here; did you mean account_id?',
    },
  ]);
});

const hasJq = spawnSync('jq', ['--version']).status === 0;

it.skipIf(!hasJq)('the examples of the page print what it says', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/api/reference-data.md'), 'utf8');
  const pairs = [...page.matchAll(/```bash\n([^`]*)```\n+```(?:text|json)\n([^`]*)```/g)];
  expect(pairs.length).toBeGreaterThan(4);
  for (const [, command = '', output] of pairs) {
    const local = command.replaceAll('curl -s $DATA', 'cat $DATA');
    const printed = execFileSync('sh', ['-c', local], {
      env: {...process.env, DATA: path.join(BUILD, 'reference/next')},
      encoding: 'utf8',
    });
    expect(printed, command).toBe(output);
  }
});
