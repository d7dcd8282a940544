/** Collects what the sources of a stack read, link to, and need in a recipe. */
import {
  CATEGORIES_TO_PICK,
  type Link,
  type Module,
  type StackData,
  type System,
} from '../../src/features/stack/model/types';
import {OFF, switchIn} from '../grants/purposes';
import {codeText} from '../grants/text';
import {shapeOf} from '../integrations/marks';
import type {Reference} from '../reference';
import {ownModules, type Source, type SourceModule} from '../sources';

/** Sources that write metadata of DataHub itself, and files: no system that somebody runs. */
const NO_SYSTEM = new Set(['Metadata']);
/** Sources of this category that read a system. */
const SYSTEMS = new Set(['glue', 'hive-metastore']);

/** Whether a capability is off by default, and the starter recipe doesn't turn it on. */
function isOff({recipe}: SourceModule, note: string): boolean {
  const name = switchIn(note)?.split('.').at(-1);
  const inRecipe = name !== undefined && name !== 'enabled' && recipe.includes(` ${name}: `);
  return OFF.test(note) && !(inRecipe && !recipe.includes(` ${name}: false`));
}

/** The field that a note names, unless it is a switch, which the least access sets. */
function fieldIn({config}: SourceModule, note: string): {field?: string} {
  const name = switchIn(note);
  const field = config.find((one) => one.name === name);
  return field === undefined || field.type === 'boolean' ? {} : {field: field.name};
}

function moduleOf({plugin, pip_extra: extra, recipe, config}: SourceModule): Module {
  const has = (name: string) => config.some((field) => field.name === name);
  return {
    plugin,
    install: extra === null ? 'acryl-datahub' : `acryl-datahub[${extra}]`,
    recipe,
    instance: has('platform_instance'),
    env: has('env'),
  };
}

/** Links say which fields they require; a switch can be turned on for the reader. */
function linkOf(source: Source, {requires = [], ...link}: Source['links'][number]): Link {
  const fields = ownModules(source).flatMap(({config}) => config);
  const typeOf = (name: string) => fields.find((field) => field.name === name)?.type;
  const sets = requires.filter((name) => typeOf(name) === 'boolean');
  const rest = requires.filter((name) => !sets.includes(name));
  const shown = {
    ...{...link, since: undefined, until: undefined, text: codeText(link.text)},
    ...(sets.length > 0 && {sets}),
    ...(rest.length > 0 && {requires: rest}),
  };
  return JSON.parse(JSON.stringify(shown)) as Link;
}

function systemOf(source: Source): System {
  const modules = ownModules(source);
  const several = modules.length > 1;
  return {
    ...{slug: source.slug, name: source.name, platform: source.platform},
    ...{category: source.category, mark: shapeOf({id: source.slug, types: [source.category]})},
    capabilities: modules.flatMap((module) =>
      module.capabilities.map((one) => ({
        ...{name: one.name, supported: one.supported, note: codeText(one.note)},
        ...(several && {module: module.plugin}),
        ...(isOff(module, one.note) && {off: true as const}),
        ...fieldIn(module, one.note),
      })),
    ),
    assets: source.concepts.map(({source: name, datahub}) => ({source: name, datahub})),
    modules: modules.map(moduleOf),
    links: source.links.map((link) => linkOf(source, link)),
  };
}

/** The values of `env`, those that most installations use first. */
function envsOf({metamodel}: Reference): string[] {
  const found = metamodel.enums.get('FabricType');
  return found?.symbols.map(({name}) => name) ?? [];
}

/** @returns the systems that the sources of the version read, A to Z */
export function stackData(reference: Reference): StackData {
  const sources = reference.sources.filter(
    ({category, slug}) => !NO_SYSTEM.has(category) || SYSTEMS.has(slug),
  );
  return {
    systems: sources.map(systemOf),
    categories: CATEGORIES_TO_PICK.filter((one) => sources.some(({category}) => category === one)),
    envs: envsOf(reference),
  };
}
