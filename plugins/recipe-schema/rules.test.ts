/** reference/recipe.yaml names only what exists, and nothing that the fields already say. */
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import type {ConfigField} from '../sources';
import {loadRecipeParts} from './index';
import {otherKeys} from './rules';

const {rules, sinks, transformers} = loadRecipeParts(ROOT);
const fields = new Map<string, readonly ConfigField[]>([
  ...loadReference(ROOT)
    .sources.flatMap(({modules}) => modules)
    .map(({plugin, config}) => [plugin, config] as const),
  ...sinks.map(({type, fields: own}) => [`sink.${type}`, own] as const),
  ['datahub_api', []],
]);
const {renamed, removed, accepted, open, nullable} = rules;

it('names plugins that exist', () => {
  const named = [renamed, removed, accepted, open, nullable].flat().flatMap(({plugins}) => plugins);
  expect(named.filter((plugin) => !fields.has(plugin))).toEqual([]);
  expect(fields.has(`sink.${rules.datahub_api.sink}`)).toBe(true);
  expect(rules.undocumented.filter((plugin) => fields.has(plugin))).toEqual([]);
});

it('leaves keys that are fields to the source files', () => {
  for (const [plugin, own] of fields) {
    const names = new Set(own.map(({name}) => name));
    const others = [...otherKeys(rules, plugin)].filter(([, {now}]) => now === undefined);
    expect(
      others.filter(([name]) => names.has(name)),
      plugin,
    ).toEqual([]);
  }
});

it('renames keys to keys that exist, and lets only fields be null', () => {
  const missing = (plugins: readonly string[], name: string) =>
    plugins.filter((plugin) => {
      const own = fields.get(plugin) ?? [];
      const isKnown = own.some((field) => field.name === name || field.name.startsWith(`${name}.`));
      return !isKnown && !otherKeys(rules, plugin).has(name);
    });
  for (const {plugins, now} of renamed) expect(missing(plugins, now), now).toEqual([]);
  for (const {plugins, names} of nullable) {
    for (const name of names) expect(missing(plugins, name), name).toEqual([]);
  }
});

it('lists choices that fields have', () => {
  const types = new Set(
    [...fields.values(), ...transformers.map((one) => one.fields)].flat().map(({type}) => type),
  );
  expect(rules.any_case.filter((type) => !types.has(type))).toEqual([]);
});
