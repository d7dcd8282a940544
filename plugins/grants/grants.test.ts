import {describe, expect, it} from 'vitest';
import {known, least, offered, usual} from '../../src/features/grants/model/least';
import {settingsFor, settingsYaml} from '../../src/features/grants/model/settings';
import type {GrantSource} from '../../src/features/grants/model/types';
import {FROZEN_VERSIONS} from '../../tests/versions';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {NEXT} from '../releases/model';
import {grantData} from './grants';

const DATA = grantData([NEXT, ...FROZEN_VERSIONS].map((name) => loadReference(ROOT, name)));

function sourceOf(slug: string, version: string = NEXT): GrantSource {
  const found = DATA.sources.find((one) => one.slug === slug && one.versions.includes(version));
  if (!found) throw new Error(`${version} has no access facts for ${slug}`);
  return found;
}

/** The result for what a reader wants beyond the default, and without what they don't want. */
function chosen(slug: string, {more = [], less = []}: {more?: string[]; less?: string[]}) {
  const source = sourceOf(slug);
  const wanted = known(
    source,
    [...usual(source), ...more].filter((id) => !less.includes(id)),
  );
  const result = least(source, wanted);
  return {
    wanted,
    privileges: result.grants.map(({privilege}) => privilege).join('\n'),
    spared: result.spared.map(({privilege}) => privilege).join('\n'),
    code: result.scripts.map(({code}) => code).join('\n'),
    settings: settingsYaml(settingsFor({...source, purposes: offered(source, wanted)}, wanted)),
  };
}

const QUERY_LOG = ['Table-Level Lineage', 'Column-level Lineage', 'Dataset Usage'];

// From public issues and pull requests of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  it('#14005 Snowflake without access to SNOWFLAKE.ACCOUNT_USAGE', () => {
    const all = chosen('snowflake', {});
    expect(all.code).toContain('imported privileges on database snowflake');
    const some = chosen('snowflake', {less: [...QUERY_LOG, 'include_operational_stats']});
    expect(some.code).not.toContain('imported privileges');
    expect(some.code).toContain('grant references on all tables in database analytics');
    expect(some.spared).toContain('`IMPORTED PRIVILEGES` on database `SNOWFLAKE`');
    expect(some.settings.split('\n')).toEqual(
      expect.arrayContaining([
        'include_column_lineage: false',
        'include_operational_stats: false',
        'include_table_lineage: false',
        'include_usage_stats: false',
      ]),
    );
  });

  it('#19214 Snowflake dynamic tables', () => {
    expect(chosen('snowflake', {}).code).toMatch(/grant monitor on all dynamic tables/);
  });

  it('#6010 BigQuery without lineage and usage, and so without the logs', () => {
    const less = ['include_table_lineage', 'include_usage_statistics'];
    const {code, spared, settings} = chosen('bigquery', {less});
    expect(code).not.toContain('logging');
    expect(code).toMatch(/bigquery\.routines\.get$/m);
    expect(spared).toContain('logging.logEntries.list');
    expect(settings).toBe('include_table_lineage: false\ninclude_usage_statistics: false');
    // The other way: from the jobs, without the logs.
    const jobs = chosen('bigquery', {more: ['use_queries_v2']});
    expect(jobs.code).toContain('bigquery.jobs.listAll');
    expect(jobs.code).not.toContain('logging');
  });

  it('#8490 BigQuery profiles of tables in Google Drive', () => {
    const {privileges, wanted, settings} = chosen('bigquery', {
      more: ['profiling.profile_external_tables'],
    });
    expect(privileges).toContain('Viewer of the file in Google Drive');
    expect(wanted).toContain('profiling.enabled');
    expect(settings).toBe('profiling:\n  enabled: true\n  profile_external_tables: true');
  });

  it('#4559 Redshift without access to data', () => {
    const {code} = chosen('redshift', {});
    expect(code).toContain('syslog access unrestricted');
    expect(code).toContain('grant select on pg_catalog.svv_table_info');
    expect(code).not.toContain('on all tables in schema');
  });

  it('#5363 SQL Server jobs and stored procedures', () => {
    const {privileges, code} = chosen('mssql', {});
    expect(privileges).toContain('msdb.dbo.sysjobs');
    expect(privileges).toContain('sys.sql_expression_dependencies');
    expect(code).toContain('GRANT SELECT ON OBJECT::dbo.sysjobs ');
    const without = chosen('mssql', {less: ['include_jobs']});
    expect(without.code).not.toContain('msdb');
    expect(without.settings).toBe('include_jobs: false');
  });

  it('#8091 Databricks without being a metastore admin, and without usage', () => {
    const {code} = chosen('databricks', {less: ['Dataset Usage']});
    expect(code).toContain('GRANT USE SCHEMA ON CATALOG analytics');
    expect(code).toContain('"CAN_USE"');
    expect(code).not.toContain('CAN_MANAGE');
    expect(chosen('databricks', {}).code).toContain('CAN_MANAGE');
  });

  it('#5905 Oracle without the dictionary of the DBA', () => {
    expect(chosen('oracle', {}).code).not.toContain('SELECT_CATALOG_ROLE');
    expect(chosen('oracle', {more: ['data_dictionary_mode']}).code).toContain(
      'SELECT_CATALOG_ROLE',
    );
  });
});

describe('the data of every source', () => {
  it('has each source with access facts once per version', () => {
    for (const {name} of DATA.versions) {
      const slugs = DATA.sources.filter(({versions}) => versions.includes(name));
      expect(slugs.length).toBeGreaterThan(50);
      expect(new Set(slugs.map(({slug}) => slug)).size).toBe(slugs.length);
    }
  });

  it.each(DATA.sources.map((source) => [source.slug, source] as const))(
    '%s: every choice leaves valid JSON and whole lists',
    (_, source) => {
      const ids = source.purposes.map(({id}) => id);
      const modules = source.purposes.filter(({kind}) => kind === 'module').map(({id}) => id);
      const choices = [[], usual(source), ids, ...ids.map((id) => [id])];
      for (const choice of choices) {
        const {scripts} = least(source, known(source, [...modules, ...choice]));
        for (const {language, code} of scripts) {
          if (language === 'json') expect(() => JSON.parse(code) as unknown).not.toThrow();
          expect(code).not.toMatch(/^\s*$|,,|, ,|,\s*[\]})]|[[({]\s*,|GRANT ON|=$/);
        }
      }
      const whole = least(source, ids).scripts;
      const replaced = source.scripts.filter(({unless}) => unless);
      expect(whole).toHaveLength(source.scripts.length - replaced.length);
    },
  );

  it('profiles only if a reader wants them', () => {
    for (const source of DATA.sources) {
      const profiles = usual(source).filter((id) => /profil/i.test(id));
      expect(profiles, source.slug).toEqual([]);
    }
  });

  it('counts only the privileges of the chosen modules', () => {
    const source = sourceOf('looker');
    const names = (wanted: string[]) => least(source, wanted).grants.map(({module}) => module);
    expect(new Set(names(['looker']))).toEqual(new Set(['looker']));
    expect(names(['lookml', 'git_info'])).toEqual(['lookml']);
    expect(offered(source, ['looker']).map(({id}) => id)).not.toContain('git_info');
  });
});
