/** How to run a recipe: its settings, and the commands of the CLI. */
import {valueAt} from '../values';
import {pluginOf} from '../settings';
import type {CommonFacts, SourceFacts} from '../types';
import {variablesIn} from '../variables';

/** What all ways to run a recipe need to know. */
export type Run = {
  text: string;
  /** The values of the text. */
  values: unknown;
  source: SourceFacts;
  sinks: CommonFacts['sinks'];
  /** The newest release that the version contains. */
  release: string;
  /** A cron expression. */
  schedule: string;
};

const CONNECTION = ['DATAHUB_GMS_URL', 'DATAHUB_GMS_TOKEN'];

/** A name for files and objects: letters, digits, and hyphens. */
export function nameOf({values}: Pick<Run, 'values'>): string {
  const name = valueAt(values, ['pipeline_name']);
  const text = typeof name === 'string' && name !== '' ? name : pluginOf(values);
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replace(/^-+|-+$/g, '') || 'recipe'
  );
}

/** @returns the name to save the recipe under; editors check files that end like this */
export const fileOf = (run: Pick<Run, 'values'>): string => `${nameOf(run)}.dhub.yaml`;

/** Whether the recipe leaves the connection to DataHub to the environment. */
function isWithoutSink({values}: Pick<Run, 'values'>): boolean {
  const sink = valueAt(values, ['sink']);
  return sink === undefined || sink === null;
}

/** The variables to set where the recipe runs; without a sink, also those of the connection. */
export function variablesOf(run: Pick<Run, 'text' | 'values'>): string[] {
  const own = variablesIn(run.text);
  return isWithoutSink(run) ? [...new Set([...CONNECTION, ...own])] : own;
}

/** The Python package with the plugins, in the versions that fit the server. */
export function packageOf({source, sinks, values, release}: Run): string {
  const sink = sinks.find(({type}) => type === valueAt(values, ['sink', 'type']));
  const extras = [source.extra, sink?.extra].filter((extra) => extra !== undefined);
  return `acryl-datahub${extras.length === 0 ? '' : `[${extras.join(',')}]`}~=${release}.0`;
}

/** Commands for a shell: install, set the variables, try the recipe, and run it. */
export function shellCommands(run: Run): string {
  const ingest = `datahub ingest -c ${fileOf(run)}`;
  return [
    `python3 -m pip install '${packageOf(run)}'`,
    ...variablesOf(run).map((name) => `export ${name}='…'`),
    ...(run.source.testConnection ? [`${ingest} --test-source-connection`] : []),
    `${ingest} --dry-run --preview`,
    ingest,
  ].join('\n');
}
