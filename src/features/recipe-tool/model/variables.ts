/** Environment variables of a recipe. */
import type {Path} from './values';

/** @returns the name of a variable for a setting: `SNOWFLAKE_PASSWORD` */
export function variableName(plugin: string, path: Path): string {
  const key = String(path.findLast((step) => typeof step === 'string') ?? 'secret');
  const owner =
    path[0] === 'source'
      ? plugin
      : path[0] === 'sink' || path[0] === 'datahub_api'
        ? 'datahub_gms'
        : '';
  return [owner, key]
    .filter(Boolean)
    .join('_')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();
}

/** @returns the names of the variables in a text, each once; those with a default aren't needed */
export function variablesIn(text: string): string[] {
  const code = text.replace(/^\s*#.*$/gm, '');
  return [...new Set([...code.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))];
}
