/** How to install a module and run its starter recipe. */
import {recipeConfig, type SourceModule} from '..';
import {parseYaml} from '../../facts/yaml-text';
import {blocks, code, fence} from '../../page-kit/markdown';
import {suffixOf, type View} from './view';
import {listing} from './words';

/** The installation section. */
export function install(view: View, module: SourceModule, level: string): string {
  const {pip_extra: extra} = module;
  const lead =
    extra === null
      ? `${code(module.plugin)} is part of the base package.`
      : 'Install the plugin where the recipe will run.';
  const ui = view.link('ui-ingestion', 'UI ingestion');
  // Mentioned only once, for the first module.
  const isFirst = view.source.modules[0] === module;
  const name = extra === null ? 'acryl-datahub' : `'acryl-datahub[${extra}]'`;
  return blocks(
    `${level} Install {#install${suffixOf(view, module)}}`,
    isFirst ? `${lead} ${ui} needs no installation: its executor provides the plugin.` : lead,
    fence('bash', `python3 -m pip install ${name}`),
  );
}

/** Names of the environment variables a recipe reads, in its order. */
function environmentVariables(recipe: string): string[] {
  return [...new Set([...recipe.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/** The section with the starter recipe and the command that runs it. */
export function starterRecipe(view: View, module: SourceModule, level: string): string {
  const file = view.source.modules.length > 1 ? `${module.plugin}-recipe.yaml` : 'recipe.yaml';
  const variables = environmentVariables(module.recipe).map(code);
  const secrets = view.link(
    'metadata-ingestion/recipe_overview#variables',
    variables.length === 1 ? 'environment variable' : 'environment variables',
  );
  const toFill = Object.keys(recipeConfig(parseYaml(module.recipe))).length > 0;
  const run = `datahub ingest -c ${file}`;
  return blocks(
    `${level} Starter recipe {#recipe${suffixOf(view, module)}}`,
    `Save this as ${code(file)}${toFill ? ' and replace the values with your own' : ''}.` +
      (variables.length > 0 ? ` It reads the ${secrets} ${listing(variables)}.` : ''),
    fence('yaml', module.recipe, file),
    module.test_connection ? 'Test the connection, then run the recipe:' : 'Then run the recipe:',
    fence('bash', module.test_connection ? `${run} --test-source-connection\n${run}` : run),
  );
}
