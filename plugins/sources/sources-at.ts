/** The sources of one version: without what it lacks, with the values it has. */
import {parseYaml} from '../facts/yaml-text';
import {selectPassages} from '../page-kit/passages';
import type {Version} from '../releases/version';
import {fieldLookup} from './field-lookup';
import {guideFile} from './guide';
import type {ConfigField} from './field-schema';
import {isMap, recipeConfig} from './recipe';
import type {Source, SourceModule} from './source-schema';

/** Removes settings of fields that the version lacks from a recipe, and blocks that become empty. */
function recipeAt(text: string, config: readonly ConfigField[], {shows}: Version): string {
  if (config.every(shows)) return text;
  const {exact} = fieldLookup(config);
  const recipe = parseYaml(text);
  const doomed: string[][] = [];
  function walk(block: Record<string, unknown>, keys: string[]): void {
    const entries = Object.entries(block);
    const before = doomed.length;
    for (const [key, value] of entries) {
      const path = [...keys, key];
      const field = exact(path);
      if (field && !shows(field)) doomed.push(path);
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

function moduleAt({before, ...module}: SourceModule, version: Version): SourceModule {
  const {capabilities, config, recipe} = module;
  return Object.assign(
    {
      ...module,
      capabilities: capabilities.filter(version.shows),
      config: config.filter(version.shows),
      recipe: recipeAt(recipe, config, version),
    },
    ...version.former(before),
  ) as SourceModule;
}

/**
 * @param sources as returned by {@link loadSources}, with the facts of every version
 * @returns the sources that the version has
 */
export function sourcesAt(sources: readonly Source[], version: Version): Source[] {
  const {shows} = version;
  return sources
    .filter(shows)
    .map(({before, ...source}) => ({
      ...(Object.assign(source, ...version.former(before)) as Source),
      modules: source.modules.filter(shows).map((module) => moduleAt(module, version)),
      concepts: source.concepts.filter(shows),
      prerequisites: source.prerequisites.filter(shows),
      limitations: source.limitations.filter(shows),
      troubleshooting: source.troubleshooting.filter(shows),
      access: source.access && {
        ...source.access,
        grants: source.access.grants.filter(shows),
        scripts: source.access.scripts.filter(shows),
      },
      links: source.links.filter(shows),
      guide: source.guide && selectPassages(source.guide, guideFile(source.slug), version),
    }))
    .filter(({modules}) => modules.length > 0);
}
