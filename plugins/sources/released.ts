/** Drops from the sources what 0.15.0 lacks. */
import {parseYaml} from '../facts/yaml-text';
import {fieldLookup} from './field-lookup';
import type {ConfigField} from './field-schema';
import {isMap, recipeConfig} from './recipe';
import type {Source, SourceModule} from './source-schema';

const isReleased = ({since}: {since?: 'next'}): boolean => since === undefined;

/** Removes the settings of Next-only fields from a recipe, and the blocks that this empties. */
function releasedRecipe(text: string, config: readonly ConfigField[]): string {
  const {exact} = fieldLookup(config);
  const recipe = parseYaml(text);
  const doomed: string[][] = [];
  function walk(block: Record<string, unknown>, keys: string[]): void {
    const entries = Object.entries(block);
    const before = doomed.length;
    for (const [key, value] of entries) {
      const path = [...keys, key];
      if (exact(path)?.since) doomed.push(path);
      else if (isMap(value)) walk(value, path);
    }
    const gone = doomed.slice(before).filter((path) => path.length === keys.length + 1);
    if (keys.length > 0 && gone.length > 0 && gone.length === entries.length) doomed.push(keys);
  }
  walk(recipeConfig(recipe), []);
  if (doomed.length === 0) return text;
  for (const keys of doomed) recipe.document.deleteIn(['source', 'config', ...keys]);
  return recipe.document.toString({lineWidth: 0});
}

function releasedModule({released_support: support, ...module}: SourceModule): SourceModule {
  const {capabilities, config, recipe} = module;
  return {
    ...module,
    support: support ?? module.support,
    capabilities: capabilities.filter(isReleased),
    config: config.filter(isReleased),
    recipe: releasedRecipe(recipe, config),
  };
}

/** The sources as they were in 0.15.0: nothing that is marked `since: next`. */
export function releasedSources(sources: readonly Source[]): Source[] {
  return sources
    .filter(isReleased)
    .map((source) => ({
      ...source,
      modules: source.modules.filter(isReleased).map(releasedModule),
      concepts: source.concepts.filter(isReleased),
      prerequisites: source.prerequisites.filter(isReleased),
      limitations: source.limitations.filter(isReleased),
      troubleshooting: source.troubleshooting.filter(isReleased),
    }))
    .filter(({modules}) => modules.length > 0);
}
