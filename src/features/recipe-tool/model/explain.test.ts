/** What a recipe ingests, what its keys do, and where the form has them. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {capabilityUses} from './capabilities';
import {explain} from './explain';
import {formSections} from './form';
import {nextFacts, sourceOf} from './testing/facts';
import type {SourceFacts} from './types';

function facts(plugin: string): SourceFacts {
  const source = sourceOf(plugin);
  if (!source) throw new Error(`There is no source ${plugin}.`);
  return source;
}

const snowflake = facts('snowflake');
const uses = (source: SourceFacts, config: unknown) =>
  Object.fromEntries(capabilityUses(source, config).map(({name, use}) => [name, use]));

describe('capabilityUses', () => {
  it('follows the switches that the facts name, and their defaults', () => {
    expect(uses(snowflake, {})).toMatchObject({
      'Data Profiling': 'off',
      'Dataset Usage': 'on',
      'Detect Deleted Entities': 'off',
      'Extract Tags': 'off',
      'Table-Level Lineage': 'on',
      Domains: 'off',
    });
    const config = {
      profiling: {enabled: true},
      include_usage_stats: false,
      stateful_ingestion: {enabled: '${STATEFUL}'},
      extract_tags: 'with_lineage',
      include_table_lineage: 'no',
      domain: {'urn:li:domain:sales': {allow: ['.*']}},
    };
    expect(uses(snowflake, config)).toMatchObject({
      'Data Profiling': 'on',
      'Dataset Usage': 'off',
      'Detect Deleted Entities': 'open',
      'Extract Tags': 'on',
      'Table-Level Lineage': 'off',
      Domains: 'on',
    });
  });

  it('follows switches that a note does not name', () => {
    expect(uses(facts('s3'), {})['Extract Tags']).toBe('off');
    expect(uses(facts('s3'), {use_s3_bucket_tags: true})['Extract Tags']).toBe('on');
  });

  it('says what a source does not do, although it claims to', () => {
    expect(uses(facts('abs'), {profiling: {enabled: true}})['Data Profiling']).toBe('unsupported');
  });

  it('finds the setting for profiling in every source that has one', () => {
    const missing = nextFacts().sources.filter((source) => {
      const use = capabilityUses(source, {}).find(({name}) => name === 'Data Profiling');
      const hasSwitch = source.fields.some(({name}) => name === 'profiling.enabled');
      return use?.use === 'on' && hasSwitch && use.setting === undefined;
    });
    expect(
      missing.map(({plugin, capabilities}) => [
        plugin,
        capabilities.find(({name}) => name === 'Data Profiling')?.note,
      ]),
    ).toEqual([]);
  });
});

describe('explain', () => {
  const {common} = nextFacts();

  it('describes the keys of every recipe to start from', () => {
    const unknown = nextFacts().sources.flatMap((source) =>
      explain(parse(source.starts[0]?.yaml ?? ''), source, common)
        .filter(({about, part, value}) => (about ?? part) === undefined && value !== undefined)
        .map(({path}) => `${source.plugin} ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  it('does not repeat secrets', () => {
    const values = {
      source: {
        type: 'snowflake',
        config: {password: 'hunter2', username: '${USER}', connect_args: {token: 'hunter2'}},
      },
    };
    const all = explain(values, snowflake, common);
    expect(JSON.stringify(all)).not.toContain('hunter2');
    expect(all.find(({path}) => path === 'source.config.username')?.value).toBe('${USER}');
  });

  it('reads lists, transformers, and the sink', () => {
    const values = parse(
      'source:\n  type: s3\n  config:\n    path_specs:\n      - include: s3://a/{table}/*.csv\ntransformers:\n  - type: simple_add_dataset_tags\n    config:\n      tag_urns: [urn:li:tag:pii]\nsink:\n  type: file\n  config:\n    filename: a.json\n',
    ) as unknown;
    const paths = explain(values, facts('s3'), common)
      .filter(({about}) => about !== undefined)
      .map(({path}) => path);
    expect(paths).toEqual([
      'source.type',
      'source.config.path_specs',
      'source.config.path_specs.0.include',
      'transformers.0.type',
      'transformers.0.config.tag_urns',
      'sink.type',
      'sink.config.filename',
    ]);
  });
});

describe('formSections', () => {
  it('has each setting once, and the required ones first', () => {
    for (const source of nextFacts().sources) {
      const {connection, extract, filters, place, more} = formSections(source, {});
      const all = [connection, extract, filters, place, more].flat().map(({name}) => name);
      expect(new Set(all).size, source.plugin).toBe(all.length);
      expect(
        connection.every(({required}) => required),
        source.plugin,
      ).toBe(true);
    }
  });

  it('puts what the recipe sets into the connection', () => {
    const {connection, extract} = formSections(snowflake, {
      warehouse: 'WH',
      profiling: {profile_table_level_only: true},
    });
    expect(connection.map(({name}) => name)).toEqual(['account_id', 'warehouse']);
    expect(extract.map(({name}) => name)).toContain('profiling.profile_table_level_only');
  });
});
