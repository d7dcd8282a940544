/** Made-up sources for the snapshots of pages: small, and with everything a page can show. */
import type {ConfigField, Source, SourceModule} from '../..';
import type {PageLinks} from '../../../page-kit/page';
import {pageLinks} from '../../../page-kit/links';

type Given<T, K extends keyof T> = Pick<T, K> & Partial<T>;

/** A field; by default, optional and without a default value. */
export function field(
  name: string,
  type: string,
  description: string,
  more: Partial<ConfigField> = {},
): ConfigField {
  return {name, type, required: false, default: null, description, ...more};
}

/** A module; minimal by default. */
export function module(given: Given<SourceModule, 'plugin'>): SourceModule {
  return {
    pip_extra: given.plugin,
    support: 'CERTIFIED',
    test_connection: false,
    capabilities: [],
    config: [],
    recipe: `source:\n  type: ${given.plugin}\n  config: {}\n`,
    ...given,
  };
}

/** A source; minimal by default. */
export function source(given: Given<Source, 'slug' | 'name' | 'modules'>): Source {
  return {
    platform: given.slug,
    category: 'Database',
    connection: 'pull',
    summary: `Reads the boats of ${given.name}. Each boat comes with its crew, its cargo and its course.`,
    concepts: [],
    links: [],
    prerequisites: [],
    limitations: [],
    troubleshooting: [],
    vendor_docs: [],
    ...given,
  };
}

/** One module with each kind of field. */
export const HARBOR = source({
  slug: 'harbor',
  name: 'Harbor',
  modules: [
    module({
      plugin: 'harbor',
      support: 'CERTIFIED',
      before: {next: {support: 'TESTING'}},
      test_connection: true,
      capabilities: [
        {name: 'Asset Containers', supported: true, note: 'Piers.', since: 'next'},
        {name: 'Detect Deleted Entities', supported: true, note: 'Needs stateful ingestion.'},
        {name: 'Domains', supported: false, note: 'Not offered; see pier_pattern | docks.'},
      ],
      config: [
        field('pier', 'object', 'Where to moor.'),
        field('pier.number', 'integer', 'Number of the pier.', {required_with: 'pier'}),
        field('pier.rope.length', 'integer', 'Meters of rope.', {default: '5'}),
        field('env', 'string', 'Environment written into every URN.', {default: 'PROD'}),
        field('pier_pattern', 'AllowDenyPattern', 'Piers to read.', {default: 'allow everything'}),
        field('names', 'map', 'Names of <boats>, as in pier.rope.', {default: '{}'}),
        field('names.<key>.alias', 'string', 'Other name.', {since: 'next', default: ''}),
        field('cranes', 'DAY | HOUR', 'Unlike pier_pattern, no longer read.', {deprecated: true}),
        field('fog', 'integer', 'Range of view.', {hidden: true, default: '5 x CPU count'}),
        field('token', 'secret', 'Key of the gate.', {required: true}),
        field('long', 'list[string]', 'Long list.', {default: `["${'ahoy, '.repeat(15)}"]`}),
        field('stateful_ingestion.enabled', 'boolean', 'Remembers each run.', {default: 'false'}),
        field('stateful_ingestion.remove_stale_metadata', 'boolean', 'Soft-deletes.', {
          default: 'true',
        }),
        field('profiling.enabled', 'boolean', 'Measures boats.', {default: 'false', since: 'next'}),
      ],
      recipe: [
        'source:',
        '  type: harbor',
        '  config:',
        '    token: "${HARBOR_TOKEN}"',
        '    profiling:',
        '      enabled: true',
        '',
      ].join('\n'),
    }),
  ],
  concepts: [
    {source: 'Pier', datahub: 'Container', subtype: 'Pier'},
    {source: 'Boat', datahub: 'Dataset (afloat) of a User', since: 'next'},
  ],
  prerequisites: [
    {text: 'The right to run `ahoy --all` on harbor_master.'},
    {text: 'A pier.', since: 'next'},
  ],
  limitations: [{text: 'Submarines are not read.'}],
  troubleshooting: [{symptom: 'No boats', cause_fix: 'It is low tide, or pier_pattern is wrong.'}],
});

/** A source with privileges to grant and a guide. */
export const MARINA = source({
  slug: 'marina',
  name: 'Marina',
  modules: [
    module({
      plugin: 'marina',
      capabilities: [{name: 'Descriptions', supported: true, note: 'Always.'}],
      config: [
        field('depth', 'integer', 'Meters of water.', {example: '12', requires: ['tide']}),
        field('tide', 'boolean', 'Waits for high tide.', {conflicts: ['depth', 'elsewhere']}),
      ],
    }),
  ],
  access: {
    about: 'The source moors as a guest.',
    grants: [
      {privilege: '`MOOR` on the pier', for: ['everything'], missing: 'The log says `no berth`.'},
      {
        privilege: 'Chart reader',
        for: ['Descriptions', 'depth'],
        url: 'https://marina.example/chart',
        since: 'next',
      },
    ],
    scripts: [
      {lead: 'Run as the harbor master:', language: 'sql', code: 'GRANT MOOR TO guest;'},
      {title: 'Charts', lead: 'Then:', language: 'sql', code: 'GRANT READ TO guest;'},
    ],
    verify: {
      lead: 'As the guest:',
      language: 'sql',
      code: 'SHOW BERTHS;',
      expect: 'At least one berth.',
    },
  },
  vendor_docs: [{title: 'Mooring', url: 'https://marina.example/mooring'}],
  guide: [
    'You get berths; see [domains](/docs/domains).',
    '## Scenarios',
    '### Low water',
    'Set `depth`.',
    '## Limitations',
    'No submarines.',
  ].join('\n\n'),
});

/** Two modules and an old name of the first. */
export const LIGHTHOUSE = source({
  slug: 'lighthouse',
  name: 'Lighthouse',
  platform: 'harbor',
  since: 'next',
  modules: [
    module({
      plugin: 'lighthouse',
      purpose: 'Lamps',
      capabilities: [{name: 'Descriptions', supported: true, note: 'Unless no_text is set.'}],
      config: [field('no_text', 'boolean', 'Leaves out texts.', {default: 'false'})],
    }),
    module({plugin: 'lighthouse-log', purpose: 'Ships seen', support: 'TESTING', pip_extra: null}),
    module({
      plugin: 'beacon',
      purpose: 'Old recipes',
      alias_of: 'lighthouse',
      deprecated: true,
    }),
  ],
});

/** Only what every source has. */
export const BUOY = source({
  slug: 'buoy',
  name: 'Buoy',
  connection: 'push',
  modules: [module({plugin: 'buoy', pip_extra: null, support: 'UNKNOWN'})],
});

/** Links among the fixtures and to a few of the pages that source pages link to. */
export const LINKS: PageLinks = pageLinks(
  new Map(
    [
      'domains',
      'generated/ingestion/sources/buoy',
      'generated/ingestion/sources/harbor',
      'generated/ingestion/sources/lighthouse',
      'generated/metamodel/entities/container',
      'generated/metamodel/entities/dataset',
      'metadata-ingestion/recipe_overview',
      'metadata-ingestion/source_overview',
      'quick-ingestion-guides/harbor/configuration',
      'quick-ingestion-guides/harbor/overview',
      'quick-ingestion-guides/harbor/setup',
      'ui-ingestion',
    ].map((path) => [path, '.md']),
  ),
);
