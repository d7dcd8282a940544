/** When each system of a stack is read, and the commands for it. Pure functions. */
import type {Module, System} from './types';

/** The first run, in minutes after midnight, and the time between two. */
const FIRST = 120;
const BETWEEN = 30;
const DAY = 24 * 60;

/** @param position of the system in the order, from 0 */
export function cronOf(position: number): string {
  const minutes = (FIRST + position * BETWEEN) % DAY;
  return `${minutes % 60} ${Math.floor(minutes / 60)} * * *`;
}

/** The commands that install what a recipe needs, run it, and schedule it. */
export function commandsOf({name}: System, modules: readonly Module[], cron: string): string {
  const packages = [...new Set(modules.map(({install}) => install))];
  const file = ({plugin}: Module) => `${plugin}-recipe.yaml`;
  const several = modules.length > 1;
  return [
    `pip install ${packages.map((one) => `'${one}'`).join(' ')}`,
    ...modules.map((module) => `datahub ingest -c ${file(module)}`),
    ...modules.map(
      (module) =>
        `datahub ingest deploy --name "${several ? `${name} (${module.plugin})` : name}" ` +
        `--schedule "${cron}" --time-zone UTC -c ${file(module)}`,
    ),
  ].join('\n');
}
