/** What the check finds, on which line, and what the repair leads to. */
import {describe, expect, it} from 'vitest';
import {checkRecipe} from './check';
import {applyFix} from './finding';
import {pluginOf} from './settings';
import {nextFacts, sourceOf} from './testing/facts';
import {readYaml, valuesOf} from './yaml-text';

function check(text: string) {
  const read = valuesOf(readYaml(text));
  const plugin = 'values' in read ? pluginOf(read.values) : '';
  return checkRecipe(text, nextFacts().common, sourceOf(plugin)).findings;
}

const words = (text: string) =>
  check(text).map(({severity, line, path, message}) => `${severity} ${line} ${path}: ${message}`);

/** Repairs one finding after the other. */
function repaired(text: string): string {
  const fix = check(text).find((one) => one.fix)?.fix;
  return fix ? repaired(applyFix(text, fix)) : text;
}

const snowflake = (config: string) =>
  `pipeline_name: a\nsource:\n  type: snowflake\n  config:\n    account_id: acme-eu1\n${config.replace(/^(?=.)/gm, '    ')}`;

describe('checkRecipe', () => {
  it('accepts every recipe to start from', () => {
    const wrong = nextFacts().sources.flatMap(({plugin, starts}) =>
      starts.flatMap(({slug, yaml}) =>
        words(yaml)
          .filter((one) => !one.startsWith('warning'))
          .map((one) => `${plugin} ${slug}: ${one}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'acount_id: x\n',
      'error 6 source.config.acount_id: there is no such key here; did you mean account_id?',
    ],
    [
      'profiling:\n  enabled: maybe\n',
      'error 7 source.config.profiling.enabled: found "maybe", expected true or false, or a variable such as ${NAME}',
    ],
    [
      'password: hunter2\n',
      'secret 6 source.config.password: is written into the recipe; use a variable',
    ],
    [
      'connect_args:\n  a: https://ben:hunter2@acme.example\n',
      'secret 7 source.config.connect_args.a: contains a password; use a variable for it',
    ],
    [
      'stateful_ingestion:\n  enabled: false\n  remove_stale_metadata: true\n',
      'hint 8 source.config.stateful_ingestion.remove_stale_metadata: has no effect, or is rejected, without stateful_ingestion.enabled',
    ],
    [
      'provision_role:\n  enabled: false\n',
      'warning 6 source.config.provision_role: Removed: it has no effect.',
    ],
    ['host_port: x\n', 'warning 6 source.config.host_port: Former name of account_id.'],
    [
      'database_pattern:\n  allow:\n    - ^A$\n    - "*_RAW"\n',
      'error 9 source.config.database_pattern.allow.1: * has nothing to repeat: this is a regular expression',
    ],
  ])('of %j says %j', (config, expected) => {
    expect(words(snowflake(config))).toContain(expected);
  });

  it('says what is missing, and that stateful ingestion needs a name', () => {
    expect(
      words('source:\n  type: postgres\n  config:\n    stateful_ingestion:\n      enabled: true\n'),
    ).toEqual([
      'error 3 source.config: the key host_port is missing',
      'hint 5 source.config.stateful_ingestion.enabled: needs a pipeline_name, except in a recipe that runs in the UI',
    ]);
  });

  it.each(['a: [', 'source: *x', '\tsource: 1', 'a: 1\na: 2'])(
    'finds YAML faults in %j',
    (text) => {
      expect(words(text)[0]).toMatch(/^error \d+ : \S/);
    },
  );

  it.each(['', '# nothing yet\n', 'source:\n', '- 1\n', 'text'])('survives %j', (text) => {
    expect(words(text).length).toBeGreaterThan(0);
  });
});

it('repairs what it can', () => {
  const broken = snowflake(
    'acount_id: x\npassword: hunter2\nprovision_role:\n  enabled: true\n# mine\n',
  );
  expect(repaired(broken.replace('account_id: acme-eu1\n', 'role: METADATA_READER # mine\n'))).toBe(
    snowflake('account_id: x\npassword: "${SNOWFLAKE_PASSWORD}"\n# mine\n').replace(
      'account_id: acme-eu1\n',
      'role: METADATA_READER # mine\n',
    ),
  );
});
