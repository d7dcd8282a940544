/** What a config may contain, by the facts about its fields. */
import {describe, expect, it} from 'vitest';
import type {ConfigField} from '../sources';
import {recipeChecker} from './checker';
import {configSchema, type ConfigRules} from './config-schema';
import {DEFINITIONS} from './values';

const field = (name: string, type: string, more: Partial<ConfigField> = {}): ConfigField => ({
  ...{name, type, required: false, default: null, description: 'A setting.'},
  ...more,
});

const rules: ConfigRules = {
  others: new Map([
    ['old', {note: 'Former name of name.', now: 'name'}],
    ['tls.internal', {}],
  ]),
  closed: true,
  isAnyCase: (type) => type === 'ON | OFF',
  isNullable: (name) => name === 'limit',
};

const FIELDS = [
  field('name', 'string', {required: true}),
  field('size', 'integer', {default: '10'}),
  field('limit', 'integer', {default: '10'}),
  field('ratio', 'number'),
  field('on', 'boolean', {default: 'false'}),
  field('level', 'LOW | HIGH'),
  field('switch', 'ON | OFF'),
  field('tls', 'object'),
  field('tls.key', 'string', {required_with: 'tls'}),
  field('servers', 'list[object]'),
  field('servers.host', 'string', {required_with: 'servers'}),
  field('teams', 'map[string, object]'),
  field('teams.<key>.owner', 'string', {required: true}),
  field('options', 'map'),
  field('options.depth', 'integer'),
  field('labels', 'map[string, string]'),
  field('role', 'string | list[string | object]'),
  field('tables', 'AllowDenyPattern', {default: 'allow everything'}),
];

const check = (config: object, change: Partial<ConfigRules> = {}) =>
  recipeChecker({...configSchema(FIELDS, {...rules, ...change}), definitions: DEFINITIONS})(config);
const faults = (config: object, change?: Partial<ConfigRules>) =>
  check({name: 'a', ...config}, change).map(({path, message}) => `${path}: ${message}`);

describe('a config', () => {
  it.each([
    {size: '20', ratio: 1e3, on: 'yes', level: 'LOW', switch: 'off'},
    {size: '${SIZE}', ratio: '${RATIO:-0.5}', on: '${ON}', level: '$LEVEL', name: 'a-${B}-c'},
    {ratio: null, tls: null, tables: {allow: ['a'], ignoreCase: false}, limit: null},
    {tls: {key: 'k', internal: {any: 'thing'}}, old: 3},
    {tls: {key: 'k', __DATAHUB_TO_FILE_cert: '${CERT}'}, __DATAHUB_TO_FILE_key: 'text'},
    {servers: [{host: 'a'}], teams: {shop: {owner: 'o'}}, labels: {a: 'b', c: '${D}'}},
    {options: {depth: 3, anything: {at: 'all'}}},
    {role: 'a'},
    {role: ['a', {b: 'c'}]},
  ])('may be %j', (config) => expect(faults(config)).toEqual([]));

  it.each([
    [{size: 'big'}, 'size: found "big", expected a whole number, or a variable such as ${NAME}'],
    [{ratio: true}, 'ratio: found true, expected a number or text'],
    [{size: null}, 'size: found null, expected a whole number or text'],
    [{level: 'low'}, 'level: found "low", expected one of LOW, HIGH; did you mean LOW?'],
    [{tls: {}}, 'tls: the key key is missing'],
    [{servers: [{}]}, 'servers.0: the key host is missing'],
    [{teams: {shop: {}}}, 'teams.shop: the key owner is missing'],
    [
      {options: {depth: 'x'}},
      'options.depth: found "x", expected a whole number, or a variable such as ${NAME}',
    ],
    [{labels: {a: true}}, 'labels.a: found true, expected text or a number'],
    [{role: [true]}, 'role.0: found true, expected text or a number, or a map'],
    [{tables: ['a']}, 'tables: found ["a"], expected a map'],
    [{siez: 1}, 'siez: there is no such key here; did you mean size?'],
  ])('must not be %j', (config, fault) => expect(faults(config)).toEqual([fault]));

  it('must have what is required', () =>
    expect(check({})).toEqual([{path: '', message: 'the key name is missing'}]));

  it('may have a former name instead', () => {
    expect(check({old: 'a'})).toEqual([]);
    expect(check({size: 1})).toEqual([{path: '', message: 'the key name is missing'}]);
  });

  it('may have other keys if it is open, but not in its blocks', () =>
    expect(faults({other: 1, tls: {key: 'a', other: 1}}, {closed: false})).toEqual([
      'tls.other: there is no such key here',
    ]));
});

it('says what a field is', () => {
  const {properties = {}} = configSchema(
    [
      field('a', 'integer', {default: '3', description: 'Rows, as `LIMIT`.', example: '5'}),
      field('b', 'datetime', {default: 'start of the day', deprecated: true, requires: ['a']}),
    ],
    rules,
  );
  expect(properties).toMatchObject({
    a: {
      description: 'Rows, as LIMIT.',
      markdownDescription: 'Rows, as `LIMIT`.',
      default: 3,
      examples: [5],
    },
    b: {description: 'A setting. Default: start of the day. Requires a.', deprecated: true},
    old: {description: 'Former name of name.', deprecated: true},
  });
});
