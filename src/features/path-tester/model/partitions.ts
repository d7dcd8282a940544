/** Finds the partitions in a path, in the ways of the platform and in its order. */
import type {PathSpec} from './spec';
import type {Template, Variables} from './template';

export type Partition = {key: string; value: string};

/** Why the platform fails on a path, as an error of Python. */
export class PathFailure extends Error {}

const TABLE = '{table}/';

const mapOf = (variables: Variables, name: string): Map<string, string> | undefined => {
  const value = variables.get(name);
  return value instanceof Map ? value : undefined;
};

/** `{partition_key[0]}={partition_value[0]}`, or with `partition` for the value. */
function byKeys(variables: Variables): Partition[] | undefined {
  const keys = mapOf(variables, 'partition_key');
  const [values, others] = [mapOf(variables, 'partition_value'), mapOf(variables, 'partition')];
  if (!keys || (values?.size !== keys.size && others?.size !== keys.size)) return undefined;
  const used = values ?? others;
  return [...keys].flatMap(([index, key]) => {
    if (!values?.has(index) && !others?.has(index)) return [];
    return [{key, value: used?.get(index) ?? ''}];
  });
}

/** Other variables below the table: `{year}`, `{part[0]}`. */
function byVariables({include}: PathSpec, variables: Variables): Partition[] | undefined {
  const below = include.split(TABLE)[1];
  if (below === undefined) {
    throw new PathFailure('the include has variables, but no {table} above a folder');
  }
  const names = [...below.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return names.flatMap((name): Partition[] => {
    const [, base = name, index] = /^([^[]*)\[(.*?)\]*$/.exec(name) ?? [];
    const value = variables.get(base);
    if (value === undefined) return [];
    if (index !== undefined && value instanceof Map && value.has(index)) {
      return [{key: `${base}_${index}`, value: value.get(index) ?? ''}];
    }
    if (value instanceof Map) throw new PathFailure(`there is no variable {${name}}`);
    return [{key: name, value}];
  });
}

/** Folders such as `year=2025`, or any others, below the table. */
function byFolders({include}: PathSpec, path: string): Partition[] | undefined {
  const [before, ...after] = include.split(TABLE);
  if (before === undefined || after.length !== 1) return undefined;
  const depth = before.split('/').length;
  const below = path.split('/').slice(depth).join('/').replace(/\/$/, '');
  const folders = below.split('/').slice(0, -1);
  if (below.includes('=')) {
    const named = folders.length > 0 ? folders : [below];
    return named
      .filter((folder) => folder.includes('='))
      .map((folder) => {
        const [key = '', value = '', ...others] = folder.split('=');
        if (others.length > 0)
          throw new PathFailure(`the folder ${folder} has several equal signs`);
        return {key, value};
      });
  }
  if (folders.length === 0) return undefined;
  return folders.map((value, i) => ({key: `partition_${i}`, value}));
}

/**
 * @param variables of the path, if it matches the template
 * @returns the partitions; undefined if there are none
 * @throws PathFailure if the run would stop
 */
export function partitionsOf(
  spec: PathSpec,
  path: string,
  variables: Variables | undefined,
): Partition[] | undefined {
  if (variables) {
    const found = byKeys(variables) ?? byVariables(spec, variables);
    if (found) return found;
  }
  return byFolders(spec, path);
}

/** The variables of a path; below a last `{table}/**`, only the folders down to the table count. */
export function variablesOf(
  spec: PathSpec,
  compiled: Template,
  path: string,
): Variables | undefined {
  if (!spec.include.endsWith('{table}/**')) return compiled.read(path);
  const depth = spec.include.slice(0, spec.include.indexOf(TABLE)).split('/').length;
  const parts = path.split('/');
  const kept = parts.length > depth ? parts.slice(0, depth) : parts.slice(0, -1);
  return compiled.read(`${kept.join('/')}/`);
}
