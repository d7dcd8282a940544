/** Broken recipes, each with the fault that the schema must name. */

/** A recipe with one fault. */
export type BrokenRecipe = {
  /** What is wrong. */
  name: string;
  yaml: string;
  /** The faults, as `path: message`. */
  faults: readonly string[];
};

const sink = `sink:
  type: datahub-rest
  config:
    server: http://localhost:8080
`;

const postgres = (config: string) => `source:
  type: postgres
  config:
    host_port: shop-db.acme.example:5432
${config.replace(/^/gm, '    ')}
${sink}`;

const snowflake = (config: string) => `source:
  type: snowflake
  config:
    account_id: acme-eu1
${config.replace(/^/gm, '    ')}
${sink}`;

const transformer = (text: string) => `source:
  type: mysql
  config:
    host_port: shop-db.acme.example:3306
transformers:
${text.replace(/^/gm, '  ')}
${sink}`;

const variable = 'or a variable such as ${NAME}';

export const BROKEN: readonly BrokenRecipe[] = [
  {
    name: 'an empty file',
    yaml: '',
    faults: [': found null, expected a map'],
  },
  {
    name: 'no source',
    yaml: sink,
    faults: [': the key source is missing'],
  },
  {
    name: 'a source without a type',
    yaml: 'source:\n  config:\n    host_port: localhost:5432\n',
    faults: ['source: the key type is missing'],
  },
  {
    name: 'a source without a config',
    yaml: 'source:\n  type: demo-data\n',
    faults: ['source: the key config is missing'],
  },
  {
    name: 'a misspelled source',
    yaml: 'source:\n  type: snowflak\n  config: {}\n',
    faults: [
      'source.type: found "snowflak", expected the name of a built-in source, or the import path of your own class; did you mean snowflake?',
    ],
  },
  {
    name: 'a source in upper case',
    yaml: 'source:\n  type: BigQuery\n  config: {}\n',
    faults: [
      'source.type: found "BigQuery", expected the name of a built-in source, or the import path of your own class; did you mean bigquery?',
    ],
  },
  {
    name: 'a missing required field',
    yaml: `source:\n  type: snowflake\n  config:\n    warehouse: METADATA_WH\n${sink}`,
    faults: ['source.config: the key account_id is missing'],
  },
  {
    name: 'a misspelled field',
    yaml: postgres('usernme: datahub_reader'),
    faults: ['source.config.usernme: there is no such key here; did you mean username?'],
  },
  {
    name: 'a field of another source',
    yaml: postgres('role: METADATA_READER'),
    faults: ['source.config.role: there is no such key here'],
  },
  {
    name: 'a misspelled field in a block',
    yaml: postgres('profiling:\n  enabeld: true'),
    faults: ['source.config.profiling.enabeld: there is no such key here; did you mean enabled?'],
  },
  {
    name: 'a misspelled pattern key',
    yaml: postgres('table_pattern:\n  alow:\n    - shop.public.*'),
    faults: ['source.config.table_pattern.alow: there is no such key here; did you mean allow?'],
  },
  {
    name: 'a pattern that is a text',
    yaml: postgres('schema_pattern: public'),
    faults: ['source.config.schema_pattern: found "public", expected a map'],
  },
  {
    name: 'a list of patterns that is a text',
    yaml: postgres('schema_pattern:\n  allow: public'),
    faults: ['source.config.schema_pattern.allow: found "public", expected a list'],
  },
  {
    name: 'a switch that is neither on nor off',
    yaml: postgres('include_views: sometimes'),
    faults: [`source.config.include_views: found "sometimes", expected true or false, ${variable}`],
  },
  {
    name: 'a number in words',
    yaml: postgres('profiling:\n  enabled: true\n  max_workers: many'),
    faults: [
      `source.config.profiling.max_workers: found "many", expected a whole number, ${variable}`,
    ],
  },
  {
    name: 'a fraction where a whole number is needed',
    yaml: postgres('profiling:\n  enabled: true\n  max_workers: 2.5'),
    faults: ['source.config.profiling.max_workers: found 2.5, expected a whole number or text'],
  },
  {
    name: 'a block that is a switch',
    yaml: postgres('stateful_ingestion: true'),
    faults: ['source.config.stateful_ingestion: found true, expected a map'],
  },
  {
    name: 'a value that a choice lacks',
    yaml: snowflake('extract_tags: all'),
    faults: [
      'source.config.extract_tags: found "all", expected one of with_lineage, without_lineage, skip',
    ],
  },
  {
    name: 'a misspelled value of a choice',
    yaml: snowflake('extract_tags: with_linage'),
    faults: [
      'source.config.extract_tags: found "with_linage", expected one of with_lineage, without_lineage, skip; did you mean with_lineage?',
    ],
  },
  {
    name: 'a block without what it requires',
    yaml: snowflake('oauth_config:\n  provider: okta\n  client_id: datahub\n  scopes:\n    - read'),
    faults: ['source.config.oauth_config: the key authority_url is missing'],
  },
  {
    name: 'a list that must be text',
    yaml: snowflake('warehouse:\n  - METADATA_WH'),
    faults: ['source.config.warehouse: found ["METADATA_WH"], expected text or a number'],
  },
  {
    name: 'a list without its dashes',
    yaml: 'source:\n  type: s3\n  config:\n    path_specs:\n      include: s3://acme-raw/{table}/*.parquet\n',
    faults: [
      'source.config.path_specs: found {"include":"s3://acme-raw/{table}/*.parquet"}, expected a list',
    ],
  },
  {
    name: 'an item of a list without what it requires',
    yaml: 'source:\n  type: s3\n  config:\n    path_specs:\n      - table_name: orders\n',
    faults: ['source.config.path_specs.0: the key include is missing'],
  },
  {
    name: 'a config that is not indented',
    yaml: 'source:\n  type: mysql\nconfig:\n  host_port: localhost:3306\n',
    faults: ['config: there is no such key here', 'source: the key config is missing'],
  },
  {
    name: 'settings that are not below config',
    yaml: 'source:\n  type: mysql\n  host_port: localhost:3306\n  config: {}\n',
    faults: ['source.host_port: there is no such key here'],
  },
  {
    name: 'settings of the config beside it',
    yaml: 'source:\n  type: mysql\n  config:\n  host_port: localhost:3306\n',
    faults: [
      'source.config: found null, expected a map',
      'source.host_port: there is no such key here',
    ],
  },
  {
    name: 'a sink in the source',
    yaml: `source:\n  type: mysql\n  config: {}\n  sink:\n    type: console\n`,
    faults: ['source.sink: there is no such key here'],
  },
  {
    name: 'a sink without its server',
    yaml: 'source:\n  type: mysql\n  config: {}\nsink:\n  type: datahub-rest\n  config:\n    token: ${DATAHUB_GMS_TOKEN}\n',
    faults: ['sink.config: the key server is missing'],
  },
  {
    name: 'a sink without its config',
    yaml: 'source:\n  type: mysql\n  config: {}\nsink:\n  type: file\n',
    faults: ['sink: the key config is missing'],
  },
  {
    name: 'a misspelled sink',
    yaml: 'source:\n  type: mysql\n  config: {}\nsink:\n  type: datahub_rest\n  config:\n    server: http://localhost:8080\n',
    faults: [
      'sink.type: found "datahub_rest", expected one of datahub-rest, datahub-kafka, datahub-lite, file, console, blackhole, or the name of a built-in sink, or the import path of your own class; did you mean datahub-rest?',
    ],
  },
  {
    name: 'a sink without a type',
    yaml: 'source:\n  type: mysql\n  config: {}\nsink:\n  config:\n    server: http://localhost:8080\n',
    faults: ['sink: the key type is missing'],
  },
  {
    name: 'transformers that are not a list',
    yaml: transformer('type: mark_dataset_status\nconfig:\n  removed: true'),
    faults: [
      'transformers: found {"type":"mark_dataset_status","config":{"removed":true}}, expected a list',
    ],
  },
  {
    name: 'a transformer that does not exist',
    yaml: transformer('- type: add_dataset_tag\n  config: {}'),
    faults: [
      'transformers.0.type: found "add_dataset_tag", expected the name of a built-in transformer, or the import path of your own class; did you mean add_dataset_tags?',
    ],
  },
  {
    name: 'a transformer without a required setting',
    yaml: transformer('- type: simple_add_dataset_tags\n  config:\n    semantics: PATCH'),
    faults: ['transformers.0.config: the key tag_urns is missing'],
  },
  {
    name: 'a list of a transformer that is a text',
    yaml: transformer(
      '- type: simple_add_dataset_tags\n  config:\n    tag_urns: urn:li:tag:tier-1',
    ),
    faults: ['transformers.0.config.tag_urns: found "urn:li:tag:tier-1", expected a list'],
  },
  {
    name: 'a misspelled key of the recipe',
    yaml: `pipline_name: nightly\n${postgres('database: shop')}`,
    faults: ['pipline_name: there is no such key here; did you mean pipeline_name?'],
  },
  {
    name: 'a flag that does not exist',
    yaml: `flags:\n  dry_run: true\n${postgres('database: shop')}`,
    faults: ['flags.dry_run: there is no such key here'],
  },
  {
    name: 'a connection without its server',
    yaml: `datahub_api:\n  token: \${DATAHUB_GMS_TOKEN}\n${postgres('database: shop')}`,
    faults: ['datahub_api: the key server is missing'],
  },
];
