/** What the pages of the sources must have: privileges to grant, scripts, scenarios, and the vendor's pages. */
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {Problems} from '../facts/problems';
import {guideSections} from '../guides/sections';
import {guideFile} from './guide';
import {loadSources} from './load';

const sources = new Map(loadSources(ROOT, new Problems()).map((one) => [one.slug, one]));

/** The most popular sources: their pages cover the whole task. */
const MUCH_USED = [
  ...['athena', 'azure-ad', 'bigquery', 'databricks', 'dbt', 'fivetran', 'gcs', 'glue', 'kafka'],
  ...['kafka-connect', 'ldap', 'looker', 'metabase', 'mode', 'mongodb', 'mssql', 'mysql', 'okta'],
  ...['oracle', 'postgres', 'powerbi', 'redshift', 's3', 'salesforce', 'sigma', 'snowflake'],
  ...['superset', 'tableau', 'abs', 'trino'],
];

/** Sources that read files, DataHub's own data, or an arbitrary database. */
const WITHOUT_RIGHTS = [
  ...['business-glossary', 'csv-enricher', 'datahubapply', 'demo-data', 'file-based-lineage'],
  ...['json-schema', 'metadata-file', 'sql-queries', 'sqlalchemy', 'feast', 'openapi'],
];

const section = (slug: string, title: string) =>
  guideSections(sources.get(slug)?.guide ?? '', guideFile(slug)).get(title) ?? '';
const scenarios = (slug: string) => section(slug, 'Scenarios').match(/^### /gm)?.length ?? 0;

it.each(MUCH_USED)('%s has grants, a script or the steps, a check, and three scenarios', (slug) => {
  const {access, vendor_docs: vendor} = sources.get(slug) ?? {};
  expect(access?.grants.length).toBeGreaterThan(0);
  // If privileges can be granted only in a user interface, the guide says where.
  expect(access?.scripts.length || section(slug, 'Grant access')).toBeTruthy();
  expect(access?.verify).toBeDefined();
  expect(vendor?.length).toBeGreaterThan(0);
  expect(scenarios(slug)).toBeGreaterThanOrEqual(3);
});

it('has a guide for every source', () =>
  expect([...sources.values()].filter(({guide}) => !guide).map(({slug}) => slug)).toEqual([]));

it('says what to grant for every source that needs privileges', () => {
  const without = [...sources.values()].filter(({access}) => !access).map(({slug}) => slug);
  expect(without.filter((slug) => !WITHOUT_RIGHTS.includes(slug))).toEqual([]);
});
