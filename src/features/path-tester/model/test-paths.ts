/** Tests paths against an entry of `path_specs`: which tables come out, and why a file doesn't count. */
import {globMatches} from './glob';
import {type Partition, PathFailure, partitionsOf, variablesOf} from './partitions';
import {extensionOf, hasFormat, parsable, type PathSpec} from './spec';
import {type Template, template, type Variables} from './template';

/** Why a file is skipped. */
export type Reason =
  | {kind: 'hidden' | 'include' | 'extension'}
  | {kind: 'exclude'; pattern: string}
  | {kind: 'table'; table: string};

export type TestedPath = {
  path: string;
  skipped?: Reason;
  /** Display name of the table; set unless the file is skipped. */
  name?: string;
  /** Path of the table, from which the URN is made. */
  table?: string;
  partitions?: readonly Partition[];
  /** Why the run stops at this file. */
  failure?: string;
  /** Whether columns can be read from this file. */
  hasFormat?: boolean;
};

/** Variables that make the platform sample files of each table; those with an index don't. */
const SAMPLED = /\{\s*\w+\s*\}/;

const isHidden = (path: string) => path.split('/').some((part) => /^[._]/.test(part));

function named(pattern: string, variables: Variables): string {
  return pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [, base = name, index] = /^([^[]+)\[([^\]]+)\]$/.exec(name) ?? [];
    const value = variables.get(base);
    return (value instanceof Map ? value.get(index ?? '') : value) ?? '';
  });
}

function tableOf(spec: PathSpec, compiled: Template, path: string): {name: string; table: string} {
  const variables = variablesOf(spec, compiled, path);
  const own = variables?.get('table');
  if (!variables || typeof own !== 'string') {
    return {name: path.slice(path.lastIndexOf('/') + 1), table: path};
  }
  const depth = spec.include.slice(0, spec.include.indexOf('{table}')).split('/').length - 1;
  const table = `${path.split('/').slice(0, depth).join('/')}/${own}`;
  return {name: named(spec.tableName ?? '', variables), table};
}

function isListed(expressions: readonly string[], text: string, ignoreCase: boolean): boolean {
  return expressions.some((expression) => {
    try {
      return new RegExp(`^(?:${expression})`, ignoreCase ? 'i' : '').test(text);
    } catch {
      return false;
    }
  });
}

function reasonFor(spec: PathSpec, path: string, name: string): Reason | undefined {
  const {include, exclude, tables, includeHiddenFolders, defaultExtension} = spec;
  if (isHidden(path) && !includeHiddenFolders) return {kind: 'hidden'};
  if (!globMatches(path, include.replace(/\{[^}]+\}/g, '*'))) return {kind: 'include'};
  const pattern = exclude.find((one) => globMatches(path, one));
  if (pattern !== undefined) return {kind: 'exclude', pattern};
  const {allow, deny, ignoreCase} = tables;
  if (isListed(deny, name, ignoreCase) || !isListed(allow, name, ignoreCase)) {
    return {kind: 'table', table: name};
  }
  if (extensionOf(path) === '' && defaultExtension === undefined) return {kind: 'extension'};
  return undefined;
}

function testPath(spec: PathSpec, compiled: Template, path: string): TestedPath {
  const {name, table} = tableOf(spec, compiled, path);
  const skipped = reasonFor(spec, path, name);
  if (skipped) return {path, skipped};
  const found: TestedPath = {path, name, table, hasFormat: hasFormat(path, spec)};
  // Partitions are read only where files are sampled.
  if (!spec.sampleFiles || !SAMPLED.test(spec.include)) return found;
  try {
    const partitions = partitionsOf(spec, path, variablesOf(spec, compiled, path));
    return partitions ? {...found, partitions} : found;
  } catch (error) {
    if (error instanceof PathFailure) return {...found, failure: error.message};
    throw error;
  }
}

/** @returns what becomes of each path */
export function testPaths(spec: PathSpec, paths: readonly string[]): TestedPath[] {
  const compiled = template(parsable(spec.include));
  return paths.map((path) => testPath(spec, compiled, path));
}

/** A table with its files. */
export type Table = {table: string; name: string; files: readonly TestedPath[]};

/** @returns the tables of paths that aren't skipped, in their order */
export function tablesOf(tested: readonly TestedPath[]): Table[] {
  const tables = new Map<string, TestedPath[]>();
  for (const one of tested) {
    if (one.table !== undefined) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  }
  return [...tables].map(([table, files]) => ({table, name: files[0]?.name ?? '', files}));
}

/** @returns a path that an include matches, to start with */
export function examplePath(include: string): string {
  const count = new Map<string, number>();
  return include
    .replace(/\/?\*\*$/, '/part-0.parquet')
    .replace(/\{table\}\/?$/, '{table}/part-0.parquet')
    .replace(/\{(\w+)(?:\[\d+\])?\}/g, (_, name: string) => {
      const at = count.get(name) ?? 0;
      count.set(name, at + 1);
      if (name === 'table') return 'orders';
      if (name === 'partition_key') return ['year', 'month', 'day'][at] ?? `key${at}`;
      return ['2025', '04', '14'][at] ?? String(at);
    })
    .replace(/\*\.\*/g, 'part-0.parquet')
    .replaceAll('*', 'part-0');
}
