/** Checks what requires all source files: plugins, aliases, recipes, and names of fields. */
import type {Problems} from '../../facts/problems';
import {reporter} from '../../facts/report';
import type {LoadedSource} from '../load';
import {reportRecipe} from './starter-recipe';
import {checkLinks} from './links';
import {checkFieldNames} from './field-names';
import type {SourceModule} from '../source-schema';

/** A module and its location. */
export type Place = {loaded: LoadedSource; module: SourceModule; index: number};

function report(
  {loaded: {yaml}, module, index}: Place,
  key: 'alias_of' | 'plugin',
  expected: string,
  problems: Problems,
): void {
  reporter(yaml, problems)(['modules', index, key], {found: module[key], expected});
}

function checkModule(place: Place, plugins: ReadonlyMap<string, Place>, problems: Problems): void {
  const {module} = place;
  const original = module.alias_of === undefined ? place : plugins.get(module.alias_of);
  if (original) reportRecipe(place, original.module.config, problems);
  else report(place, 'alias_of', 'the plugin of another module', problems);
}

/** @param loaded all sources that fit the schema */
export function checkAcrossSources(loaded: readonly LoadedSource[], problems: Problems): void {
  const plugins = new Map<string, Place>();
  const places = loaded.flatMap((one) =>
    one.source.modules.map((module, index): Place => ({loaded: one, module, index})),
  );
  for (const place of places) {
    const {plugin} = place.module;
    const other = plugins.get(plugin)?.loaded.yaml.file;
    if (other === undefined) plugins.set(plugin, place);
    else
      report(place, 'plugin', `a plugin that no other module has; ${other} has it too`, problems);
  }
  for (const place of places) checkModule(place, plugins, problems);
  const platforms = new Set(loaded.map(({source}) => source.platform));
  for (const one of loaded) {
    checkFieldNames(one, problems);
    checkLinks(one, platforms, problems);
  }
}
