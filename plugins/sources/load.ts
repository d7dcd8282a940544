/** Reads the ingestion sources from reference/sources/. */
import path from 'node:path';
import {byName} from '../../src/lib/by-name';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {reporter, type Report} from '../facts/report';
import {check, readYaml, type YamlFile} from '../facts/yaml-file';
import {loadGuides} from '../guides/load';
import {checkAcrossSources} from './checks/across-files';
import {checkFile} from './checks/file';
import {expandConfig} from './includes';
import {GUIDE_SECTIONS} from './guide';
import {checkNames} from './checks/names';
import {SOURCES_FOLDER} from './paths';
import {completeRecipe} from './recipe';
import type {SharedFields} from './selection';
import {loadShared} from './shared';
import {sourceFileSchema, type ModuleFile, type Source, type SourceModule} from './source-schema';

/** A source with the file it was read from. */
export type LoadedSource = {yaml: YamlFile; source: Source};

function loadModule(
  module: ModuleFile,
  index: number,
  {yaml, shared, problems}: {yaml: YamlFile; shared: SharedFields; problems: Problems},
): SourceModule {
  const list = ['modules', index, 'config'];
  const reportInFile = reporter(yaml, problems);
  const report: Report = (keys, problem) => reportInFile([...list, ...keys], problem);
  const placed = expandConfig(module.config, shared, report);
  checkNames(placed, report, (item) => yaml.lineOf([...list, item]));
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

/**
 * Loads every source file with its includes resolved and its recipes complete.
 *
 * @param root absolute path of the project
 * @param problems collects problems; files that don't fit the schema are left out of the result
 * @returns the sources, sorted by name
 */
export function loadSources(root: string, problems: Problems): Source[] {
  const shared = loadShared(root, problems);
  const loaded = factFiles(root, SOURCES_FOLDER).flatMap((file) =>
    loadSource(root, file, shared, problems),
  );
  checkAcrossSources(loaded, problems);
  const guides = loadGuides(
    {root, folder: SOURCES_FOLDER, allowed: GUIDE_SECTIONS},
    new Set(loaded.map(({source}) => source.slug)),
    problems,
  );
  return loaded.map(({source}) => ({...source, guide: guides.get(source.slug)})).sort(byName);
}
