/** Reports problems in the starter recipe of a module, at the lines of the source file. */
import {ReadCache} from '../../common/read-cache';
import {type Problem, type Problems, show} from '../../facts/problems';
import {parseYaml, type YamlText} from '../../facts/yaml-text';
import type {Place} from './across-files';
import type {ConfigField} from '../field-schema';
import {isMap, recipeConfig} from '../recipe';
import type {SourceModule} from '../source-schema';
import {checkConfig} from './recipe';

/** A problem at a line of the recipe, from 1. */
type Finding = Pick<Problem, 'key' | 'found' | 'expected'> & {line: number};

type RecipeReport = (line: number, problem: Omit<Finding, 'line'>) => void;

/** What a module says about its recipe. */
type Compared = Pick<SourceModule, 'plugin' | 'recipe' | 'capabilities'>;

/** What was found in each recipe, by the recipe and the facts it was compared with. */
const cache = new ReadCache<Finding[]>('starter-recipes');

/** Deletions are detected by comparison with the previous run, which is identified by the name of the pipeline. */
function checkPipelineName(recipe: YamlText, module: Compared, report: RecipeReport): void {
  const detects = module.capabilities.some(
    ({name, supported}) => name === 'Detect Deleted Entities' && supported,
  );
  if (!detects || (isMap(recipe.data) && 'pipeline_name' in recipe.data)) return;
  const expected = 'a name for the pipeline, which the source needs to detect deleted entities';
  report(1, {key: 'recipe: pipeline_name', expected});
}

function checkHead(recipe: YamlText, plugin: string, report: RecipeReport): void {
  const data = isMap(recipe.data) ? recipe.data : {};
  const type = isMap(data.source) ? data.source.type : undefined;
  if (type !== plugin) {
    const expected = `the plugin's name, ${plugin}`;
    report(recipe.lineOf(['source', 'type']), {
      key: 'recipe: source.type',
      found: show(type),
      expected,
    });
  }
  if (!isMap(data.sink) || typeof data.sink.type !== 'string') {
    const expected = 'the name of a sink, such as datahub-rest';
    report(recipe.lineOf(['sink']), {key: 'recipe: sink.type', expected});
  }
}

function findingsOf(module: Compared, fields: readonly ConfigField[]): Finding[] {
  const findings: Finding[] = [];
  const report: RecipeReport = (line, problem) => findings.push({line, ...problem});
  const recipe = parseYaml(module.recipe);
  const [error] = recipe.errors;
  if (error) {
    report(error.line, {key: 'recipe', found: error.message, expected: 'valid YAML 1.2'});
    return findings;
  }
  checkHead(recipe, module.plugin, report);
  checkPipelineName(recipe, module, report);
  for (const {keys, found, expected} of checkConfig(recipeConfig(recipe), fields)) {
    const path = ['source', 'config', ...keys];
    const key = `recipe: ${path.join('.')}`;
    report(recipe.lineOf(path), {key, found: show(found), expected});
  }
  return findings;
}

/** @param fields of the module, or of the module it is an alias of */
export function reportRecipe(
  {loaded: {yaml}, module, index}: Place,
  fields: readonly ConfigField[],
  problems: Problems,
): void {
  const {plugin, recipe, capabilities} = module;
  const key = JSON.stringify([plugin, recipe, capabilities, fields]);
  const findings = cache.get(key, () => findingsOf({plugin, recipe, capabilities}, fields));
  if (findings.length === 0) return;
  // The recipe starts on the line below its key.
  const start = yaml.lineOf(['modules', index, 'recipe']);
  for (const {line, ...problem} of findings)
    problems.add({file: yaml.file, line: start + line, ...problem});
}
