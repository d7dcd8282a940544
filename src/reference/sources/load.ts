/** Reads the ingestion sources from reference/sources/. */
import path from 'node:path';
import type {Problems} from '../problems';
import {check, keyPath, readYaml, type YamlFile} from '../yaml-file';
import {checkAcrossSources} from './cross-check';
import {checkFile} from './file-check';
import {expandConfig} from './includes';
import {completeRecipe} from './recipe';
import {checkNames} from './names-check';
import type {SharedFields} from './selection';
import {loadShared, yamlFiles} from './shared';
import {sourceFileSchema, type ModuleFile, type Source, type SourceModule} from './source-schema';

/** A source with the file it was read from. */
export type LoadedSource = {yaml: YamlFile; source: Source};

const FOLDER = 'reference/sources';

function loadModule(
  module: ModuleFile,
  index: number,
  {yaml, shared, problems}: {yaml: YamlFile; shared: SharedFields; problems: Problems},
): SourceModule {
  const placed = expandConfig(module.config, shared, (itemPath, problem) => {
    const keys = ['modules', index, 'config', ...itemPath];
    problems.add({file: yaml.file, line: yaml.lineOf(keys), key: keyPath(keys), ...problem});
  });
  checkNames(placed, index, yaml, problems);
  const config = placed.map(({field}) => field);
  return {...module, config, recipe: completeRecipe(module.recipe)};
}

function loadSource(
  root: string,
  file: string,
  shared: SharedFields,
  problems: Problems,
): LoadedSource[] {
  checkFile(root, file, problems);
  const yaml = readYaml(root, file, problems);
  const data = yaml && check(yaml, sourceFileSchema, problems);
  if (!data) return [];
  const modules = data.modules.map((module, i) => loadModule(module, i, {yaml, shared, problems}));
  return [{yaml, source: {...data, slug: path.basename(file, '.yaml'), modules}}];
}

/** Puts sources in the order readers look for them: by name, capitals or not. */
function byName(a: Source, b: Source): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return left === right ? 0 : left < right ? -1 : 1;
}

/**
 * Loads every source file, its includes resolved and its recipes complete.
 *
 * @param root absolute path of the project
 * @param problems receives what is wrong; files that don't fit the schema are left out of the answer
 * @returns the sources, sorted by name
 */
export function loadSources(root: string, problems: Problems): Source[] {
  const shared = loadShared(root, problems);
  const loaded = yamlFiles(root, FOLDER).flatMap((file) =>
    loadSource(root, file, shared, problems),
  );
  checkAcrossSources(loaded, problems);
  return loaded.map(({source}) => source).sort(byName);
}
