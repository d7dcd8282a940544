/** Collects what the recipe tool knows about one version. */
import {definitionName} from '../recipe-schema/parts';
import {type RecipeParts, recipeSchema} from '../recipe-schema';
import type {SchemaObject} from '../../src/features/recipe-tool/model/json-schema';
import type {
  CommonFacts,
  Component,
  ListedVersion,
  SourceFacts,
} from '../../src/features/recipe-tool/model/types';
import type {Reference} from '../reference';
import {newestRelease, NEXT, type Releases} from '../releases/model';
import {leadSentence, type Source, type SourceModule, sourcePath} from '../sources';
import type {Component as ComponentFacts} from '../recipe-parts';
import {toFields} from './fields';
import {plainSchema} from './plain-schema';
import {startsOf} from './starts';

/** All about one version. */
export type VersionFacts = {
  listed: ListedVersion;
  common: CommonFacts;
  sources: readonly SourceFacts[];
};

const isSource = (name: string) => name.startsWith('source.');

function definitionsOf(schema: SchemaObject, isKept: (name: string) => boolean): SchemaObject {
  const kept = Object.entries(schema.definitions ?? {}).filter(([name]) => isKept(name));
  return {...schema, definitions: Object.fromEntries(kept)};
}

function sourceFacts(
  source: Source,
  module: SourceModule,
  schema: SchemaObject,
  docs: string,
): SourceFacts {
  const {plugin, alias_of: original = plugin, pip_extra: extra} = module;
  const fields = source.modules.find((one) => one.plugin === original)?.config ?? module.config;
  const config = schema.definitions?.[definitionName('source', plugin)];
  return {
    plugin,
    name: source.name,
    page: `${docs}/${sourcePath(source.slug)}`,
    about: module.purpose ?? leadSentence(source.summary),
    ...(extra !== null && {extra}),
    testConnection: module.test_connection,
    ...(module.deprecated && {deprecated: true as const}),
    capabilities: module.capabilities.map(({name, supported, note}) => ({name, supported, note})),
    fields: toFields(fields),
    starts: startsOf(source, module),
    schema: config === undefined || config === true ? {} : plainSchema(config),
  };
}

/**
 * @param reference the facts of the version
 * @param parts sinks, transformers, and rules of all versions
 * @param releases all of them
 * @param docs path of the docs of the version: `/docs`
 */
export function recipeToolFacts(
  {version, sources}: Reference,
  {sinks, transformers, rules}: RecipeParts,
  releases: Releases,
  docs: string,
): VersionFacts {
  const schema = recipeSchema({version, sources}, {sinks, transformers, rules}, {id: '', docs});
  const components = (list: readonly ComponentFacts[]): Component[] =>
    list.filter(version.shows).map(({type, summary: about, pip_extra: extra, fields}) => ({
      ...{type, about, fields: toFields(fields.filter(version.shows))},
      ...(extra !== undefined && {extra}),
    }));
  const modules = sources.flatMap((source) => source.modules.map((module) => ({source, module})));
  return {
    listed: {
      name: version.name,
      label: version.label,
      release: version.name === NEXT ? (newestRelease(releases) ?? '') : version.name,
      sources: modules.map(({source: {name, category}, module: {plugin}}) => ({
        ...{plugin, name, category},
      })),
    },
    common: {
      schema: plainSchema(definitionsOf(schema, (name) => !isSource(name))),
      sinks: components(sinks),
      transformers: components(transformers),
      keys: toFields(rules.fields.filter(version.shows)),
    },
    sources: modules.map(({source, module}) => sourceFacts(source, module, schema, docs)),
  };
}
