/** Questions that people asked about recipes in issues of the platform, and what the tool says. */
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkRecipe} from './check';
import {applyFix} from './finding';
import {nextFacts, sourceOf} from './testing/facts';

function check(plugin: string, text: string) {
  return checkRecipe(text, nextFacts().common, sourceOf(plugin)).findings;
}

const messages = (plugin: string, text: string) =>
  check(plugin, text).map(({line, path, message}) => `${line} ${path} ${message}`);

const recipe = (type: string, config: string) =>
  `source:\n  type: ${type}\n  config:\n${config.replace(/^(?=.)/gm, '    ')}`;

it('#6950: stateful ingestion needs a pipeline name, or is turned off', () => {
  const config = 'account_id: acme-eu1\nstateful_ingestion:\n  enabled: true\n';
  const text = recipe('snowflake', config);
  expect(messages('snowflake', text)).toEqual([
    '6 source.config.stateful_ingestion.enabled needs a pipeline_name, except in a recipe that runs in the UI',
  ]);
  const [finding] = check('snowflake', text);
  expect(finding?.fix && check('snowflake', applyFix(text, finding.fix))).toEqual([]);
  expect(messages('snowflake', text.replace('enabled: true', 'enabled: false'))).toEqual([]);
});

it('#7625: admin_apis_only of Power BI is accepted in this version', () => {
  const config =
    'tenant_id: "${TENANT}"\nclient_id: "${CLIENT}"\nclient_secret: "${SECRET}"\nadmin_apis_only: true\n';
  expect(messages('powerbi', recipe('powerbi', config))).toEqual([]);
});

it('#6382: MySQL rejects database_pattern together with schema_pattern', () => {
  const config =
    'host_port: shop-db.acme.example:3306\ndatabase_pattern:\n  allow: [^dev$]\nschema_pattern:\n  allow: [^dev$]\n';
  expect(messages('mysql', recipe('mysql', config)).join()).toContain(
    'can’t be used together with schema_pattern',
  );
});

it('#12135: path_spec of S3 is path_specs now, a list', () => {
  const config =
    'path_spec:\n  include: s3://acme-lake/raw/{table}/*.parquet\naws_config:\n  aws_region: eu-west-1\n';
  const text = recipe('s3', config);
  const found = messages('s3', text).join('\n');
  expect(found).toMatch(/path_spec/);
  expect(check('s3', text).some(({severity, line}) => line === 4 && severity !== 'hint')).toBe(
    true,
  );
});

it('#2309: a recipe without a sink is valid', () => {
  const text = recipe(
    'mysql',
    'host_port: localhost:3307\nusername: root\npassword: "${MYSQL_PASSWORD}"\n',
  );
  expect(messages('mysql', text)).toEqual([]);
  expect(parse(text)).not.toHaveProperty('sink');
});
