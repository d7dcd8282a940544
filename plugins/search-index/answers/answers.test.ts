import {describe, expect, it} from 'vitest';
import {
  type Directory,
  directoryFile,
  type Fact,
  type Shard,
} from '../../../src/features/answers/model/fact';
import {grantsKey, keyOf, optionKey} from '../../../src/features/answers/model/key';
import type {Symbol} from '../../../src/features/search/engine/format';
import {below, pageRecord} from '../../../src/features/search/engine/testing';
import {rowId} from '../../gen-docs/hand-written/row-id';
import {loadReference, type FactTable, nameCell} from '../../reference';
import {ROOT} from '../../common/root';
import {sourcePath} from '../../sources';
import {fieldAnchor} from '../../sources/pages/anchors';
import {answerFiles} from './index';
import {bareText, inlineText} from '../../common/inline-text';

const BASE = '/docs/2.0.0';
const DATASET = 'generated/metamodel/entities/dataset';
const {sources, metamodel, tables} = loadReference(ROOT);
const [source] = sources.filter(({access}) => access);
const [module] = source?.modules ?? [];

const tableOf = (name: string) => tables.get(name) as FactTable;
const ids = (names: string[]): Symbol[] => names.map((id) => ({id, name: id}));

/** The rows of a table as the text of a page. */
const rowsOf = (name: string, command?: string) => {
  const {columns, rows} = tableOf(name);
  return rows
    .filter(({values}) => command === undefined || values['command'] === command)
    .map(({values}) => columns.map((column) => bareText(String(values[column]))).join(' · '))
    .join('\n');
};

const variables = tableOf('environment').rows.map((row) => nameCell(tableOf('environment'), row));

const PAGES = [
  pageRecord(`${BASE}/deploy/environment-vars`, 'Variables', {
    sections: [below('All', 'all', '', ids(variables.slice(1).map(rowId)))],
  }),
  pageRecord(`${BASE}/how/other`, 'Other', {
    sections: [below('Deletes', 'rows', rowsOf('privileges'))],
  }),
  pageRecord(`${BASE}/authorization/policies`, 'Policies', {
    sections: [below('Platform', 'platform', rowsOf('privileges'))],
  }),
  pageRecord(`${BASE}/cli`, 'CLI', {
    sections: [
      below('ingest', 'ingest', rowsOf('cli-options', 'ingest run')),
      below('delete', 'delete', rowsOf('cli-options', 'delete by-filter')),
    ],
  }),
  pageRecord(`${BASE}/${sourcePath(source?.slug ?? '')}`, 'Source', {
    sections: [
      below('Grant access', 'access'),
      below(
        'Config',
        'config',
        '',
        ids((module?.config ?? []).map(({name}) => fieldAnchor(module?.plugin ?? '', name))),
      ),
    ],
  }),
  pageRecord(`${BASE}/${DATASET}`, 'Dataset entity', {
    sections: [below('URN', 'urn'), below('Aspects', 'aspects', '', ids(['datasetproperties']))],
  }),
];

const files = answerFiles({sources, metamodel, tables}, PAGES, BASE);
const parse = (file: string): unknown => JSON.parse(files.get(file) ?? '{}');
const directory = parse(directoryFile) as Directory;
const shards = directory.shards.map((_, place) => parse(`answers/${place}.json`) as Shard);
const find = (key: string): Fact[] => shards.flatMap((shard) => shard[key] ?? []);

describe('answers', () => {
  it('have the default and the effect of a variable, and a link to its row', () => {
    const [, row] = tableOf('environment').rows;
    const [fact] = find(keyOf(bareText(variables[1] ?? '')));
    expect(fact).toMatchObject({kind: 'variable', name: bareText(variables[1] ?? '')});
    expect(fact?.text.replaceAll('`', '')).toBe(bareText(String(row?.values['Effect'])));
    expect(fact?.places[0]?.url).toBe(
      `${BASE}/deploy/environment-vars#${rowId(variables[1] ?? '')}`,
    );
  });

  it('leave out what no page of the version has', () => {
    expect(find(keyOf(bareText(variables[0] ?? '')))).toEqual([]);
    expect(find(keyOf('datahub docker quickstart'))).toEqual([]);
    expect(find(keyOf('schemaMetadata'))).toEqual([]);
  });

  it('link a field to its source', () => {
    const field = module?.config.find(({name}) => name.includes('_'));
    const url = `${BASE}/${sourcePath(source?.slug ?? '')}#${fieldAnchor(module?.plugin ?? '', field?.name ?? '')}`;
    const [fact] = find(keyOf(field?.name ?? ''));
    expect(fact).toMatchObject({kind: 'field', name: field?.name, details: {type: field?.type}});
    expect(fact?.places).toEqual([expect.objectContaining({url})]);
  });

  it('find a privilege by its name and its constant, on the page of all privileges', () => {
    for (const key of ['managepolicies', keyOf('MANAGE_POLICIES')]) {
      expect(find(key)[0]).toMatchObject({
        kind: 'privilege',
        details: {constant: 'MANAGE_POLICIES'},
        places: [{url: `${BASE}/authorization/policies#platform`}],
      });
    }
  });

  it('link an option that several commands have to the section of each', () => {
    const urls = find(optionKey('--dry-run')).flatMap(({places}) => places.map(({url}) => url));
    expect(urls).toEqual(expect.arrayContaining([`${BASE}/cli#delete`, `${BASE}/cli#ingest`]));
    const [command] = find(keyOf('datahub delete by-filter'));
    expect(command?.places[0]?.url).toBe(`${BASE}/cli#delete`);
    expect(command?.parts?.map(({name}) => name)).toContain('-n, --dry-run');
  });

  it('have the fields of an aspect', () => {
    const [fact] = find('datasetproperties');
    const fields = metamodel.aspects.get('datasetProperties')?.fields.map(({name}) => name);
    expect(fact?.parts?.map(({name}) => name)).toEqual(fields);
  });

  it('find an option by its short name, in the case of the letter', () => {
    const urls = (key: string) =>
      find(key).flatMap(({places}) => places.map(({url, label}) => `${label} ${url}`));
    expect(urls(optionKey('-c'))).toContain(`datahub ingest run ${BASE}/cli#ingest`);
    expect(urls(optionKey('-C'))).toEqual([]);
  });

  it('link a key aspect to the fields of the URN', () => {
    const {keyAspect} = metamodel.entities.get('dataset') ?? {keyAspect: ''};
    const [fact] = find(keyOf(keyAspect));
    const fields = metamodel.aspects.get(keyAspect)?.fields.map(({name}) => name);
    expect(fact?.parts?.map(({name}) => name)).toEqual(fields);
    expect(fact?.places).toEqual([expect.objectContaining({url: `${BASE}/${DATASET}#urn`})]);
  });

  it('have what to grant to a source, found by its names', () => {
    expect(directory.sources[keyOf(source?.name ?? '')]).toBe(source?.slug);
    const [fact] = find(grantsKey(source?.slug ?? ''));
    expect(fact?.scripts).toHaveLength(source?.access?.scripts.length ?? 0);
    expect(fact?.places[0]?.url).toMatch(/#access$/);
  });

  it('are small files', () => {
    expect(Math.max(...[...files.values()].map(({length}) => length))).toBeLessThan(60_000);
  });
});

it.each([
  ['See **[tags](/docs/tags)**, `a_b`.', 'See tags, `a_b`.'],
  ['`<b>` and [`x`](/docs/x)', '`<b>` and `x`'],
])('reads %j', (markdown, text) => {
  expect(inlineText(markdown)).toBe(text);
});
