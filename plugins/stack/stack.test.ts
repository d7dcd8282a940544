import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {edgesOf} from '../../src/features/stack/model/edges';
import {gainsOf} from '../../src/features/stack/model/gains';
import {layoutOf} from '../../src/features/stack/model/layout';
import {modulesOf} from '../../src/features/stack/model/modules';
import {orderOf} from '../../src/features/stack/model/order';
import {DEFAULT_ENV, ownKeysOf, recipeOf} from '../../src/features/stack/model/recipe';
import {commandsOf, cronOf} from '../../src/features/stack/model/schedule';
import {blocksOf} from '../../src/features/stack/model/script';
import {accessOf, type Want} from '../../src/features/stack/model/wants';
import {ROOT} from '../common/root';
import {grantData} from '../grants/grants';
import {loadReference} from '../reference';
import {stackData} from './stack';

const reference = loadReference(ROOT);
const DATA = stackData(reference);
const GRANTS = grantData([reference]);

/** Everything that follows from a choice of systems. */
function stackOf(slugs: string, wants: Want[] = ['lineage', 'usage']) {
  const names = slugs.split(' ');
  const systems = DATA.systems.filter(({slug}) => names.includes(slug));
  expect(systems).toHaveLength(names.length);
  const edges = edgesOf(systems);
  const of = (slug: string) => {
    const system = systems.find((one) => one.slug === slug);
    if (!system) throw new Error(`${slug} isn't in the stack`);
    return system;
  };
  const accessTo = (slug: string) => {
    const source = GRANTS.sources.find((one) => one.slug === slug);
    return source && accessOf(source, of(slug), wants);
  };
  return {
    of,
    accessTo,
    flow: edges.map(({from, to, link}) => `${from.slug} ${to.slug} ${link.side} ${link.level}`),
    order: orderOf(systems, edges).map(({system}) => system.slug),
    picture: layoutOf(systems, edges),
    ownKeys: (slug: string, instances: Record<string, string>) =>
      ownKeysOf(of(slug), edges, {env: DEFAULT_ENV, instances}),
    recipe(slug: string, instances: Record<string, string> = {}, env = DEFAULT_ENV) {
      const module = modulesOf(of(slug)).at(-1);
      if (!module) throw new Error(`${slug} has no module`);
      const text = recipeOf(module, of(slug), edges, {env, instances}, accessTo(slug));
      return (parse(text) as {source: {config: Record<string, unknown>}}).source.config;
    },
  };
}

describe('Snowflake, dbt, and Looker', () => {
  const stack = stackOf('looker dbt snowflake');

  it('have lineage with columns, and an order', () => {
    expect(stack.flow).toEqual([
      'snowflake dbt sibling column',
      'snowflake looker upstream column',
    ]);
    expect(stack.order).toEqual(['snowflake', 'dbt', 'looker']);
  });

  it('have the least access in one script for each language', () => {
    const scripts = stack.accessTo('snowflake')?.least.scripts ?? [];
    const blocks = blocksOf(scripts);
    expect(blocks.map(({language}) => language)).toEqual(['bash', 'sql']);
    expect(blocks[1]?.code).toMatch(/^-- Role, warehouse, user\ncreate role/);
    expect(blocks[1]?.code).toContain('-- One database\n');
    expect(blocks[1]?.code).not.toContain('grant select on all tables');
    const profiles = stackOf('snowflake', ['profiles']).accessTo('snowflake');
    expect(blocksOf(profiles?.least.scripts ?? [])[1]?.code).toContain(
      'grant select on all tables',
    );
    expect(profiles?.least.spared.map(({privilege}) => privilege).join()).toContain('IMPORTED');
  });

  it('have recipes that do only what is granted', () => {
    expect(stack.recipe('snowflake')).toMatchObject({profiling: {enabled: false}});
    const other = stackOf('snowflake', ['profiles']).recipe('snowflake');
    expect(other).toMatchObject({
      profiling: {enabled: true},
      include_table_lineage: false,
      include_usage_stats: false,
    });
    expect(other['profiling']).not.toHaveProperty('profile_table_level_only');
    expect(other).not.toHaveProperty('extract_tags');
    // Fields that aren't switches stay, so they count.
    const looker = stackOf('looker').accessTo('looker');
    expect(looker?.wanted).toEqual(expect.arrayContaining(['api', 'git_info']));
    expect(looker?.least.scripts.at(-1)?.code).toContain('gh repo deploy-key add');
  });
});

// From public issues and pull requests of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  it('#10816 Metabase with several instances of a database', () => {
    const stack = stackOf('metabase snowflake');
    expect(stack.flow).toEqual(['snowflake metabase upstream table']);
    expect(stack.recipe('metabase', {snowflake: 'warehouse_eu'})).toMatchObject({
      platform_instance_map: {snowflake: 'warehouse_eu'},
    });
    expect(stack.recipe('snowflake', {snowflake: 'warehouse_eu'})).toMatchObject({
      platform_instance: 'warehouse_eu',
    });
  });

  it('#17130 dbt and BigQuery: the platform and the instance that dbt names', () => {
    const stack = stackOf('dbt bigquery');
    expect(stack.recipe('dbt')).toMatchObject({target_platform: 'bigquery'});
    expect(stack.recipe('dbt')).not.toHaveProperty('target_platform_instance');
    // BigQuery has no platform instance, which Snowflake has.
    const named = {snowflake: 'eu'};
    expect(stackOf('dbt snowflake').recipe('dbt', named, 'DEV')).toMatchObject({
      ...{target_platform: 'snowflake', target_platform_instance: 'eu', env: 'DEV'},
    });
  });

  it('#9013 columns of Snowflake need the query log, which lineage alone turns on', () => {
    const {accessTo} = stackOf('snowflake', ['lineage']);
    expect(accessTo('snowflake')?.wanted).toContain('Column-level Lineage');
    expect(blocksOf(accessTo('snowflake')?.least.scripts ?? [])[1]?.code).toContain(
      'imported privileges on database snowflake',
    );
  });

  it('#6601 #6732 Looker needs both modules, and links columns of BigQuery', () => {
    const stack = stackOf('looker bigquery');
    expect(modulesOf(stack.of('looker')).map(({plugin}) => plugin)).toEqual(['looker', 'lookml']);
    expect(stack.flow).toEqual(['bigquery looker upstream column']);
    expect(stack.order).toEqual(['bigquery', 'looker']);
  });

  it('#7419 BigQuery and Metabase', () => {
    expect(stackOf('metabase bigquery').flow).toEqual(['bigquery metabase upstream table']);
  });

  it('#15327 Power BI and Snowflake', () => {
    const stack = stackOf('powerbi snowflake');
    expect(stack.flow).toEqual(['snowflake powerbi upstream column']);
    expect(stack.recipe('powerbi')).toMatchObject({extract_column_level_lineage: true});
    const privileges = stack.accessTo('powerbi')?.least.grants ?? [];
    expect(privileges.map(({privilege}) => privilege).join()).toContain('DAX and mashup');
  });

  it('#8654 Kafka Connect with platform instances', () => {
    const stack = stackOf('postgres kafka kafka-connect snowflake');
    expect(stack.order.at(-1)).toBe('kafka-connect');
    expect(stack.flow).toEqual(
      expect.arrayContaining([
        'postgres kafka-connect upstream table',
        'kafka-connect snowflake downstream table',
      ]),
    );
    const instances = {kafka: 'orders', snowflake: 'eu'};
    expect(stack.recipe('kafka-connect', instances)).toMatchObject({
      platform_instance_map: {kafka: 'orders', snowflake: 'eu'},
    });
    expect(stack.recipe('kafka-connect')).not.toHaveProperty('platform_instance_map');
  });
});

describe('every system', () => {
  it('is in a category, with recipes that are YAML in every combination', () => {
    expect(DATA.envs).toContain(DEFAULT_ENV);
    for (const {slug, category} of DATA.systems) {
      expect(DATA.categories, slug).toContain(category);
      const stack = stackOf(slug, ['profiles']);
      expect(Object.keys(stack.recipe(slug, {[slug]: 'one'}, 'QA')).length).toBeGreaterThan(0);
    }
  });

  it('has what is wanted, what is off, and what the source says it lacks', () => {
    const gains = (slug: string, wants: Want[]) => {
      const {of, accessTo} = stackOf(slug, wants);
      const {gets, could, lacks, unstated} = gainsOf(of(slug), wants, accessTo(slug));
      const names = (list: {name: string}[]) => list.map(({name}) => name);
      return {gets: names(gets), could: names(could), lacks: names(lacks), unstated};
    };
    expect(gains('snowflake', ['usage'])).toMatchObject({
      gets: expect.arrayContaining(['Dataset Usage', 'Descriptions']),
      could: expect.arrayContaining(['Data Profiling', 'Column-level Lineage']),
    });
    expect(gains('snowflake', ['profiles']).gets).toContain('Data Profiling');
    // The least access takes tags out of the starter recipe.
    expect(gains('snowflake', ['profiles']).could).toContain('Extract Tags');
    // The starter recipe turns owners on.
    expect(gains('tableau', []).gets).toContain('Extract Ownership');
    expect(gains('powerbi', []).could).toContain('Extract Ownership');
    expect(gains('hive-metastore', ['lineage']).lacks).toContain('Table-Level Lineage');
    expect(gains('dbt', []).unstated).toContain('Dataset Usage');
  });

  it('is in the picture of all, which ends', () => {
    const all = stackOf(DATA.systems.map(({slug}) => slug).join(' '));
    expect(all.picture.nodes).toHaveLength(DATA.systems.length);
    expect(new Set(all.order).size).toBe(DATA.systems.length);
    expect(all.picture.lines.length).toBeGreaterThan(100);
  });

  it('asks for keys that only the reader knows', () => {
    const stack = stackOf('looker snowflake');
    expect(stack.ownKeys('looker', {})).toEqual([]);
    expect(stack.ownKeys('looker', {snowflake: 'eu'})).toEqual([
      'connection_to_platform_map.<key>.platform_instance',
    ]);
  });
});

it('runs are half an hour apart, and commands install each package once', () => {
  expect([0, 1, 44].map(cronOf)).toEqual(['0 2 * * *', '30 2 * * *', '0 0 * * *']);
  const looker = stackOf('looker').of('looker');
  const commands = commandsOf(looker, modulesOf(looker), cronOf(0));
  expect(commands).toContain(`pip install 'acryl-datahub[looker]' 'acryl-datahub[lookml]'`);
  expect(commands).toContain('--name "Looker (lookml)" --schedule "0 2 * * *" --time-zone UTC');
});
