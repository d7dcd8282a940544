/** A recipe as an ingestion source of the UI, which brings its own sink and name. */
import {removeKey} from '../edit';
import {variablesIn} from '../variables';
import {fileOf, nameOf, type Run} from './run';

/** @returns the recipe without what the UI fills in */
export function uiRecipe({text, values}: Run): string {
  if (values === undefined) return text;
  const left = [['sink'], ['pipeline_name']].reduce((rest, path) => removeKey(rest, path), text);
  return `${left.trim()}\n`;
}

/** @returns the names of the secrets that the recipe needs */
export const uiSecrets = (run: Run): string[] => variablesIn(uiRecipe(run));

/** @returns the command that creates or updates the source, which the UI then shows */
export function deployCommand(run: Run): string {
  return [
    `datahub ingest deploy --name ${nameOf(run)} --schedule "${run.schedule}"`,
    `  --time-zone UTC -c ${fileOf(run)}`,
  ].join(' \\\n');
}
