/** Edits keep everything that they aren't about. */
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {removeKey, renameKey, setValue} from './edit';

const RECIPE = `# Nightly
pipeline_name: snowflake_analytics
source:
  type: snowflake
  config:
    account_id: 'acme-eu1' # the EU account
    nobody_knows: {a: 1}
    database_pattern:
      allow:
      - ^ANALYTICS$

    # Off: too expensive
    profiling:
      enabled: false

sink:
  type: datahub-rest
  config: {}
`;

const config = (...path: string[]) => ['source', 'config', ...path];

/** Lines that differ. */
function difference(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

describe('setValue', () => {
  it.each([
    [
      config('account_id'),
      'acme-us1',
      ["    account_id: 'acme-eu1' # the EU account"],
      ['    account_id: acme-us1 # the EU account'],
    ],
    [config('profiling', 'enabled'), true, ['      enabled: false'], ['      enabled: true']],
    [config('env'), 'PROD', [], ['    env: PROD']],
    [
      config('stateful_ingestion', 'enabled'),
      true,
      [],
      ['    stateful_ingestion:', '      enabled: true'],
    ],
    [config('role'), 'no', [], ['    role: "no"']],
    [config('password'), '${SNOWFLAKE_PASSWORD}', [], ['    password: "${SNOWFLAKE_PASSWORD}"']],
    [config('database_pattern', 'deny'), ['^TMP_'], [], ['      deny:', '        - ^TMP_']],
    [config('database_pattern', 'allow'), ['^RAW$'], ['      - ^ANALYTICS$'], ['        - ^RAW$']],
    [
      ['sink', 'config', 'server'],
      'http://localhost:8080',
      ['  config: {}'],
      ['    server: http://localhost:8080'],
    ],
    [['flags'], {set_system_metadata: false}, [], ['flags:', '  set_system_metadata: false']],
  ])('sets %j to %j', (path, value, gone, added) => {
    expect(difference(RECIPE, setValue(RECIPE, path, value))).toEqual({gone, added});
  });

  it('writes a recipe in braces again, with its comments', () => {
    const text = '# mine\nsource: {type: mysql, config: {host_port: a}}\n';
    const next = setValue(text, config('database'), 'shop');
    expect(next).toContain('# mine');
    expect(parse(next)).toEqual({
      source: {type: 'mysql', config: {host_port: 'a', database: 'shop'}},
    });
  });

  it.each(['', 'source:\n', 'source: text\n', '- a\n', 'source:\n  config:\n'])(
    'starts from %j',
    (text) => {
      expect(parse(setValue(text, config('a'), 1))).toMatchObject({source: {config: {a: 1}}});
    },
  );

  it('reaches into lists', () => {
    const text =
      'source:\n  config:\n    path_specs:\n      - include: a\n        table_name: b\n      - include: c\n';
    expect(setValue(text, ['source', 'config', 'path_specs', 1, 'include'], 'd')).toBe(
      text.replace('c\n', 'c\n').replace('include: c', 'include: d'),
    );
    expect(setValue(text, ['source', 'config', 'path_specs', 0, 'exclude'], ['x'])).toBe(
      text.replace('table_name: b\n', 'table_name: b\n        exclude:\n          - x\n'),
    );
  });
});

it('changes an item of a list', () => {
  const path = [...config('database_pattern', 'allow'), 0];
  expect(difference(RECIPE, setValue(RECIPE, path, '^RAW$'))).toEqual({
    gone: ['      - ^ANALYTICS$'],
    added: ['      - ^RAW$'],
  });
});

describe('removeKey', () => {
  it.each([
    [config('account_id'), ["    account_id: 'acme-eu1' # the EU account"]],
    [config('profiling', 'enabled'), ['    profiling:', '      enabled: false']],
    [
      config('database_pattern', 'allow'),
      ['    database_pattern:', '      allow:', '      - ^ANALYTICS$'],
    ],
    [['pipeline_name'], ['pipeline_name: snowflake_analytics']],
    [config('nothing'), []],
  ])('removes %j', (path, gone) => {
    expect(difference(RECIPE, removeKey(RECIPE, path))).toEqual({gone, added: []});
  });

  it('leaves an empty config', () => {
    const text = 'source:\n  type: a\n  config:\n    b: 1\n';
    expect(parse(removeKey(text, config('b')))).toEqual({source: {type: 'a', config: {}}});
  });
});

it('renames a key', () => {
  expect(renameKey(RECIPE, config('account_id'), 'account')).toBe(
    RECIPE.replace('account_id:', 'account:'),
  );
});
