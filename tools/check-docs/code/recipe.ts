/** Checks that recipes use sources, sinks, transformers, and keys that exist, and set the required ones. */
import type {Source} from '../../../plugins/sources';
import type {Component} from '../../../plugins/recipe-parts';
import {lazy} from '../../../plugins/common/lazy';
import {show} from '../../../plugins/facts/problems';
import {checkConfig} from '../../../plugins/sources/checks/recipe';
import type {ConfigField} from '../../../plugins/sources/field-schema';
import {isMap} from '../../../plugins/sources/recipe';
import type {Key, YamlText} from '../../../plugins/facts/yaml-text';
import type {Finding} from '../rule';

/** Checks parsed YAML; lines count from 1. */
export type RecipeCheck = (yaml: YamlText) => Finding[];

type Fields = ReadonlyMap<string, readonly ConfigField[]>;

function fieldsOfSources(sources: readonly Source[]): Fields {
  const modules = sources.flatMap((source) => source.modules);
  const own = new Map(modules.map(({plugin, config}) => [plugin, config]));
  return new Map(
    modules.map(({plugin, alias_of: alias, config}) => [
      plugin,
      (alias && own.get(alias)) || config,
    ]),
  );
}

function fieldsOf(components: readonly Component[]): Fields {
  return new Map(components.map(({type, fields}) => [type, fields]));
}

/** Returns true for the name of a class, as used for a reader's own plugin. */
function isOwnPlugin(type: string): boolean {
  return /[.:]/.test(type);
}

/** What a recipe can consist of, in Next. */
type Parts = {
  sources: readonly Source[];
  sinks: readonly Component[];
  transformers: readonly Component[];
  /** Keys at the top of a recipe. */
  keys: readonly string[];
};

/**
 * @param load reads the parts, when a text contains one
 * @returns a check of whole recipes, and of sinks and transformers without the rest
 */
export function recipeCheck(load: () => Parts): RecipeCheck {
  const parts = lazy(load);
  const known = {
    sources: lazy(() => fieldsOfSources(parts().sources)),
    sinks: lazy(() => fieldsOf(parts().sinks)),
    transformers: lazy(() => fieldsOf(parts().transformers)),
  };

  return ({data, lineOf}) => {
    // A file of the actions framework also has a source, but of another kind.
    if (!isMap(data) || 'action' in data) return [];
    const findings: Finding[] = [];
    const report = (keys: readonly Key[], found: unknown, expected: string) =>
      findings.push({line: lineOf(keys), found: show(found), expected});

    function checkPart(part: unknown, at: Key[], types: Fields, where: string): void {
      if (!isMap(part) || typeof part.type !== 'string') {
        report(at, part, 'a map with a `type`');
        return;
      }
      const fields = types.get(part.type);
      if (!fields) {
        if (!isOwnPlugin(part.type)) report([...at, 'type'], part.type, `a type of ${where}`);
        return;
      }
      const config = isMap(part.config) ? part.config : {};
      for (const {keys, found, expected} of checkConfig(config, fields)) {
        report([...at, 'config', ...keys], found, `${expected} (${where}, ${part.type})`);
      }
    }

    const isRecipe = isMap(data.source) && typeof data.source.type === 'string';
    if (isRecipe) checkPart(data.source, ['source'], known.sources(), 'reference/sources');
    if (isMap(data.sink)) checkPart(data.sink, ['sink'], known.sinks(), 'reference/sinks.yaml');
    if (Array.isArray(data.transformers)) {
      data.transformers.forEach((part, i) =>
        checkPart(part, ['transformers', i], known.transformers(), 'reference/transformers.yaml'),
      );
    }
    for (const key of isRecipe ? Object.keys(data) : []) {
      const {keys} = parts();
      if (!keys.includes(key)) report([key], key, `a key of a recipe: ${keys.join(', ')}`);
    }
    return findings;
  };
}
