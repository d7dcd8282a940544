/** The published files: what they list, that they fit their schemas, and that they are the same for the same facts. */
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {carriedVersions} from '../releases/load';
import {NEXT} from '../releases/model';
import {CHANGES_DATA, CHANGES_SCHEMA} from '../whats-new/paths';
import {referenceFiles} from './files';
import {KINDS} from './kinds';
import {dataPath, INDEX_PATH, recipeSchemaPath, shapePath} from './paths';
import type {SiteIndex} from './shapes/site-index';

const SITE = 'https://docs.example/base/';
const VERSIONS = [NEXT, ...carriedVersions(ROOT)];
const files = referenceFiles(ROOT, SITE);
const json = (path: string) => JSON.parse(files.get(path) ?? 'null') as unknown;
const index = json(INDEX_PATH) as SiteIndex;

type Records = {$schema: string; items: {id: string; url?: string; since?: string}[]};
const records = (version: string, name: string) =>
  json(dataPath(version, `${name}.json`)) as Records;

const ajv = addFormats(new Ajv({allErrors: true, allowUnionTypes: true}));

/** Whether data fits the published schema with this URL. */
function faults(schema: string, data: unknown): string {
  const validate = ajv.getSchema(schema) ?? ajv.compile(json(schema.slice(SITE.length)) as object);
  return validate(data) ? '' : ajv.errorsText(validate.errors);
}

it('are the same bytes for the same facts', () => {
  expect([...referenceFiles(ROOT, SITE)]).toEqual([...files]);
});

it('are listed in the index, which fits its schema', () => {
  expect(faults(index.$schema, index)).toBe('');
  expect(index.versions.map(({name}) => name)).toEqual(VERSIONS);
  const listed = [
    ...index.versions.flatMap((version) => [
      version.recipeSchema,
      ...version.files.flatMap(({url, schema = url}) => [url, schema]),
    ]),
    index.recipeSchema,
    index.$schema,
    SITE + INDEX_PATH,
  ];
  const paths = [...files.keys(), CHANGES_DATA, CHANGES_SCHEMA];
  expect([...new Set(listed)].sort()).toEqual(paths.map((path) => SITE + path).sort());
});

describe.each(VERSIONS)('of %s', (version) => {
  it.each(KINDS.map(({name}) => name))('%s fits its schema, with unique IDs', (name) => {
    const data = records(version, name);
    expect(data.$schema).toBe(SITE + shapePath(name));
    expect(faults(data.$schema, data)).toBe('');
    expect(data).toMatchObject({version});
    const ids = data.items.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('have all sources with all fields, entities, and tables of the version', () => {
    const reference = loadReference(ROOT, version);
    const sources = records(version, 'sources').items as unknown as {
      modules: {id: string; fields: {name: string}[]}[];
    }[];
    expect(
      sources.flatMap(({modules}) =>
        modules.map(({id, fields}) => [id, fields.map(({name}) => name)]),
      ),
    ).toEqual(
      reference.sources.flatMap(({modules}) =>
        modules.map(({plugin, config}) => [plugin, config.map(({name}) => name)]),
      ),
    );
    expect(records(version, 'entities').items.map(({id}) => id)).toEqual([
      ...reference.metamodel.entities.keys(),
    ]);
    const rows = (name: string) => reference.tables.get(name)?.rows.length ?? 0;
    expect(records(version, 'environment').items).toHaveLength(
      rows('environment') + rows('cli-environment'),
    );
  });

  it('have the schema of recipes at its own address', () => {
    const path = recipeSchemaPath(version);
    expect(json(path)).toMatchObject({$id: SITE + path});
  });

  it('describe the API twice, in the same way', () => {
    const types = (
      json(dataPath(version, 'introspection.json')) as {
        data: {__schema: {types: {name: string}[]}};
      }
    ).data.__schema.types.map(({name}) => name);
    const sdl = files.get(dataPath(version, 'schema.graphql')) ?? '';
    const missing = types.filter(
      (name) =>
        !name.startsWith('__') &&
        !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name) &&
        !new RegExp(`^(?:type|input|interface|union|enum|scalar) ${name}\\b`, 'm').test(sdl),
    );
    expect(missing).toEqual([]);
    expect(types.length).toBeGreaterThan(500);
  });
});

it('of a release lack what came later', () => {
  const later = (version: string) =>
    KINDS.filter(({name}) => name !== 'releases').flatMap(({name}) =>
      JSON.stringify(records(version, name)).includes('"since":"next"') ? [name] : [],
    );
  expect(later(NEXT)).toEqual(expect.arrayContaining(['sources', 'graphql', 'environment']));
  for (const version of VERSIONS.slice(1)) expect(later(version)).toEqual([]);
});

it('have the latest schema of recipes at the address without a version', () => {
  const plain = recipeSchemaPath();
  expect(json(plain)).toEqual({...(json(recipeSchemaPath(NEXT)) as object), $id: SITE + plain});
});
