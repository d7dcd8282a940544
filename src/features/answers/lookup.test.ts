import {describe, expect, it} from 'vitest';
import {createLookup} from './lookup';
import {directoryFile, type Fact, shardFile} from './model/fact';
import {grantsKey, keyOf, optionKey} from './model/key';
import {splitFacts} from './model/shards';

const at = (label: string, url: string) => ({label, url});
const source = (slug: string) => `/docs/generated/ingestion/sources/${slug}`;

const host: Fact = {
  ...{kind: 'variable', name: 'DATAHUB_GMS_HOST', text: 'Host.', details: {default: '`localhost`'}},
  places: [at('Environment variables', '/docs/deploy/environment-vars#datahub_gms_host')],
};
const lineage = (slug: string, value: string): Fact => ({
  ...{kind: 'field', name: 'include_table_lineage', text: `Of ${slug}.`},
  details: {type: 'boolean', default: value},
  places: [at(slug, `${source(slug)}#${slug}.include_table_lineage`)],
});
const role: Fact = {
  ...{kind: 'field', name: 'role', text: 'Role.', details: {type: 'string'}},
  places: [at('Snowflake', `${source('snowflake')}#snowflake.role`)],
};
const tags: Fact = {
  ...{kind: 'privilege', name: 'Edit Tags', text: 'Add tags.'},
  details: {constant: 'EDIT_ENTITY_TAGS'},
  places: [at('DataHub', '/docs/authorization/policies#metadata')],
};
const aspect = (name: string): Fact => ({
  ...{kind: 'aspect', name, text: 'Columns.', parts: [{name: 'fields'}]},
  places: [at('Dataset', `/docs/generated/metamodel/entities/dataset#${name.toLowerCase()}`)],
});
const hard: Fact = {
  ...{kind: 'option', name: '--soft / --hard', text: 'Remove it.'},
  places: [at('datahub delete by-filter', '/docs/cli#delete'), at('datahub put', '/docs/cli#put')],
};
const config = (commandName: string, name: string): Fact => ({
  ...{kind: 'option', name, text: 'File.'},
  places: [at(commandName, '/docs/cli#config')],
});
const CONFIGS = [
  config('datahub ingest run', '-c, --config FILE'),
  config('datahub ingest deploy', '-c, --config FILE'),
  config('datahub timeline', '-c, --category TEXT'),
];
const command: Fact = {
  ...{kind: 'command', name: 'datahub delete', text: ''},
  places: [at('datahub delete by-filter', '/docs/cli#delete')],
};
const grants: Fact = {
  ...{kind: 'grants', name: 'Snowflake', text: 'Sign in.'},
  scripts: [{title: 'Role', language: 'sql', code: 'grant usage;'}],
  places: [at('Snowflake', `${source('snowflake')}#access`)],
};

const FACTS = new Map<string, Fact[]>([
  [keyOf('DATAHUB_GMS_HOST'), [host]],
  ['gmshost', [{...host, alias: true}]],
  [keyOf('include_table_lineage'), [lineage('snowflake', 'true'), lineage('redshift', 'false')]],
  ['role', [role]],
  ['edittags', [tags]],
  ['editentitytags', [tags]],
  ['schemametadata', [aspect('schemaMetadata')]],
  ['ownership', [aspect('ownership')]],
  [optionKey('--hard'), [hard]],
  [optionKey('-c'), CONFIGS],
  [optionKey('-F'), [config('datahub put', '-F, --force')]],
  [keyOf('datahub delete'), [command]],
  [grantsKey('snowflake'), [grants]],
]);

function lookupIn({fails = false} = {}) {
  const shards = splitFacts(FACTS);
  const directory = {
    sources: {snowflake: 'snowflake', kafkaconnect: 'kafka-connect', kafka: 'kafka'},
    shards: shards.map(([prefix]) => prefix),
  };
  const files = new Map<string, unknown>([
    [directoryFile, directory],
    ...shards.map(([, shard], place) => [shardFile(place), shard] as const),
  ]);
  const asked: string[] = [];
  const lookup = createLookup({
    versions: ['current', '1.2.3'],
    get: (version, file, read) => {
      asked.push(`${version}/${file}`);
      return fails && file !== directoryFile
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(read(files.get(file)));
    },
  });
  return {asked, lookup};
}
const find = (query: string) => lookupIn().lookup(query, 'current');
const nameOf = async (query: string) => (await find(query))?.name;

describe('finds', () => {
  it.each([
    ['DATAHUB_GMS_HOST', 'DATAHUB_GMS_HOST'],
    ['DATAHUB_GMS_HOST default', 'DATAHUB_GMS_HOST'],
    ['datahub gms host', 'DATAHUB_GMS_HOST'],
    ['Datahub-GMS-Host', 'DATAHUB_GMS_HOST'],
    ['gms host env', 'DATAHUB_GMS_HOST'],
    ['what is the default of DATAHUB_GMS_HOST?', 'DATAHUB_GMS_HOST'],
    ['${DATAHUB_GMS_HOST}', 'DATAHUB_GMS_HOST'],
    ['export DATAHUB_GMS_HOST=gms.acme.example', undefined],
    ['DATAHUB_GMS_HOST=gms.acme.example', 'DATAHUB_GMS_HOST'],
    ['include_table_lineage', 'include_table_lineage'],
    ['include table lineage snowflake', 'include_table_lineage'],
    ['role field snowflake', 'role'],
    ['schemaMetadata', 'schemaMetadata'],
    ['schemametadata', 'schemaMetadata'],
    ['schema metadata fields', 'schemaMetadata'],
    ['ownership aspect', 'ownership'],
    ['Edit Tags', 'Edit Tags'],
    ['edit tags privilege', 'Edit Tags'],
    ['EDIT_ENTITY_TAGS', 'Edit Tags'],
    ['--hard', '--hard'],
    ['datahub delete --hard', '--hard'],
    ['datahub ingest -c', '-c, --config'],
    ['datahub ingest run -c recipe.dhub.yaml', '-c, --config'],
    ['what is -c in datahub timeline?', '-c, --category'],
    ['-F', '-F, --force'],
    ['datahub delete', 'datahub delete'],
    ['snowflake grants', 'Snowflake'],
    ['what permissions are needed for snowflake?', 'Snowflake'],
  ])('%j: %s', async (query, name) => {
    expect(await nameOf(query)).toBe(name);
  });
});

describe('has no answer rather than a wrong one:', () => {
  it.each([
    ...['', '   ', '???', 'constructor', '__proto__', 'toString env', '--', '-- --hard --soft'],
    // Words in everyday use.
    ...[
      'ownership',
      'role',
      'snowflake role',
      'edit tags',
      'gms host',
      'schema metadata',
      'hard',
      'datahubdelete',
    ],
    // Something else is asked, too.
    ...['how to ingest snowflake', 'include_table_lineage kafka', 'ownership env'],
    ...['-c', '-f', 'kafka -c', '-cfg', 'datahub ingest - c', 'datahub ingest -c -F'],
    ...['snowflake grants lineage', 'datahub init --hard', 'DATAHUB_GMS_HOST aspect'],
    // Similar is not the same.
    ...['DATAHUB_GMS_HOSTS', 'datahub_gms_hst', 'include_table_lineag'],
    ...['x'.repeat(8000), 'DATAHUB_GMS_HOST '.repeat(500)],
  ])('%j', async (query) => {
    expect(await find(query)).toBeUndefined();
  });
});

it('keeps only the facts of the source, and the places of the command', async () => {
  const facts = (await find('include_table_lineage snowflake'))?.facts;
  expect(facts?.map(({text}) => text)).toEqual(['Of snowflake.']);
  const [option] = (await find('datahub delete --hard'))?.facts ?? [];
  expect(option?.places.map(({label}) => label)).toEqual(['datahub delete by-filter']);
});

it('lists the facts of all sources if the query names none', async () => {
  expect((await find('include_table_lineage'))?.facts).toHaveLength(2);
});

it('asks for files of the version, and of the latest if all versions are searched', async () => {
  const {asked, lookup} = lookupIn();
  await lookup('DATAHUB_GMS_HOST', '1.2.3');
  await lookup('DATAHUB_GMS_HOST', 'all');
  expect([...new Set(asked.map((one) => one.split('/')[0]))]).toEqual(['1.2.3', 'current']);
});

it('requests only the directory for a query that names nothing', async () => {
  const {asked, lookup} = lookupIn();
  await lookup('quick start', 'current');
  expect(asked).toEqual([`current/${directoryFile}`]);
});

it('has no answer without its files', async () => {
  expect(await lookupIn({fails: true}).lookup('DATAHUB_GMS_HOST', 'current')).toBeUndefined();
});
