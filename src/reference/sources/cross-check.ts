/** Checks what only shows once all source files are read: plugins, aliases and recipes. */
import type {Problem, Problems} from '../problems';
import {keyPath} from '../yaml-file';
import type {LoadedSource} from './load';
import {isMap, parseRecipe, type Recipe} from './recipe';
import {checkRecipe} from './recipe-check';
import type {SourceModule} from './source-schema';

type Place = {loaded: LoadedSource; module: SourceModule; index: number};

function report(
  {loaded: {yaml}, index}: Place,
  key: string,
  problem: Pick<Problem, 'found' | 'expected'>,
  problems: Problems,
): void {
  const keys = ['modules', index, key];
  problems.add({file: yaml.file, line: yaml.lineOf(keys), key: keyPath(keys), ...problem});
}

/** Reports at a line of the recipe, which starts on the line below its key. */
function reportRecipe(
  place: Place,
  line: number,
  problem: Pick<Problem, 'key' | 'found' | 'expected'>,
  problems: Problems,
): void {
  const {yaml} = place.loaded;
  const start = yaml.lineOf(['modules', place.index, 'recipe']);
  const at = start === undefined ? undefined : start + line;
  problems.add({file: yaml.file, line: at, ...problem});
}

function checkHead(place: Place, recipe: Recipe, problems: Problems): void {
  const {plugin} = place.module;
  const data = isMap(recipe.data) ? recipe.data : {};
  const type = isMap(data.source) ? data.source.type : undefined;
  if (type !== plugin) {
    const found = type === undefined ? undefined : String(type);
    const problem = {key: 'recipe: source.type', found, expected: `the plugin's name, ${plugin}`};
    reportRecipe(place, recipe.lineOf(['source', 'type']), problem, problems);
  }
  if (!isMap(data.sink) || typeof data.sink.type !== 'string') {
    const problem = {key: 'recipe: sink.type', expected: 'the name of a sink, as datahub-rest'};
    reportRecipe(place, recipe.lineOf(['sink']), problem, problems);
  }
}

function checkModule(place: Place, plugins: ReadonlyMap<string, Place>, problems: Problems): void {
  const {module} = place;
  const original = module.alias_of === undefined ? place : plugins.get(module.alias_of);
  if (!original) {
    const expected = 'the plugin of another module';
    report(place, 'alias_of', {found: module.alias_of, expected}, problems);
    return;
  }
  const recipe = parseRecipe(module.recipe);
  if (recipe.error) {
    const {line, message: found} = recipe.error;
    reportRecipe(place, line, {key: 'recipe', found, expected: 'valid YAML 1.2'}, problems);
    return;
  }
  checkHead(place, recipe, problems);
  for (const {keys, found, expected} of checkRecipe(recipe, original.module.config)) {
    const path = ['source', 'config', ...keys];
    const problem = {key: `recipe: ${path.join('.')}`, found, expected};
    reportRecipe(place, recipe.lineOf(path), problem, problems);
  }
}

/** @param loaded all sources that fit the schema */
export function checkAcrossSources(loaded: readonly LoadedSource[], problems: Problems): void {
  const plugins = new Map<string, Place>();
  const places = loaded.flatMap((one) =>
    one.source.modules.map((module, index): Place => ({loaded: one, module, index})),
  );
  for (const place of places) {
    const {plugin} = place.module;
    const other = plugins.get(plugin);
    if (other) {
      const expected = `a plugin that no other module has; ${other.loaded.yaml.file} has it too`;
      report(place, 'plugin', {found: plugin, expected}, problems);
    } else plugins.set(plugin, place);
  }
  for (const place of places) checkModule(place, plugins, problems);
}
