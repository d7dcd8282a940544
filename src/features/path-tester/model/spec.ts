/** An entry of `path_specs`: its settings with their defaults, and what the platform rejects about them. */
import {template} from './template';

/** Formats whose columns the platform can read. */
const FILE_TYPES = ['csv', 'tsv', 'json', 'parquet', 'avro'] as const;

/** Extensions that are ignored to find the format. */
const COMPRESSIONS = ['gz', 'bz2', 'gzip'] as const;

export type PathSpec = {
  /** As written, except that a last `{table}` matches all files below it. */
  include: string;
  exclude: readonly string[];
  fileTypes: readonly string[];
  defaultExtension: string | undefined;
  tableName: string | undefined;
  enableCompression: boolean;
  sampleFiles: boolean;
  /** Whether a run that samples files visits every partition. */
  visitsAll: boolean;
  includeHiddenFolders: boolean;
  tables: {allow: readonly string[]; deny: readonly string[]; ignoreCase: boolean};
};

/** An entry, or why the platform rejects it. */
type ReadSpec = {spec: PathSpec} | {problem: string};

type Values = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;

const flag = (value: unknown, standard: boolean): boolean =>
  value === undefined || value === null ? standard : /^(?:true|yes|on)$/i.test(String(value));

/** The extension of the last part of a path, without dot; a name that begins with a dot has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^\.*[^.].*?(\.[^.]*)$/.exec(name)?.[1]?.replaceAll('.', '') ?? '';
}

/** The template of an include: a last `**` is left out, and each `*` is a variable of its own. */
export function parsable(include: string): string {
  if (include.endsWith('/{table}/**')) return include.slice(0, -2);
  let count = 0;
  return include.replaceAll('*', () => `{folder[${count++}]}`);
}

const isRemote = (include: string) =>
  /^(?:s3[an]?:\/\/|gs:\/\/|https?:\/\/[a-z0-9]{3,24}\.blob\.core\.windows\.net\/)/.test(include);

function withTables(include: string, autodetect: boolean): string {
  const plain = include.endsWith('/') ? include.slice(0, -1) : include;
  return autodetect && plain.endsWith('{table}') ? `${plain}/**` : include;
}

function problemOf(values: Values, spec: PathSpec): string | undefined {
  const {include, fileTypes, defaultExtension, exclude, tableName} = spec;
  const written = text(values['include']) ?? '';
  if (written.includes('**') && !flag(values['allow_double_stars'], false)) {
    return 'include contains **, which needs allow_double_stars: true';
  }
  const known: readonly string[] = FILE_TYPES;
  const wrong = [...fileTypes, ...(defaultExtension === undefined ? [] : [defaultExtension])].find(
    (type) => !known.includes(type),
  );
  if (wrong !== undefined) return `the file type ${wrong} isn’t one of ${known.join(', ')}`;
  const named = exclude.find((one) => template(one).names.length > 0);
  if (named !== undefined) return `exclude ${named} must not contain variables`;
  const names = template(parsable(written)).names;
  const unknown = template(tableName ?? '').names.find((name) => !names.includes(name));
  if (unknown !== undefined) return `table_name uses {${unknown}}, which include doesn’t contain`;
  const extension = extensionOf(include) || '*';
  const compressions: readonly string[] = COMPRESSIONS;
  if (
    extension !== '*' &&
    !fileTypes.includes(extension) &&
    defaultExtension === undefined &&
    !compressions.includes(extension)
  ) {
    return `include ends with .${extension}, which isn’t in file_types: ${fileTypes.join(', ')}`;
  }
  return undefined;
}

/** @param values an entry of `path_specs`, as parsed from YAML */
export function readSpec(values: unknown): ReadSpec {
  if (!isMap(values)) return {problem: 'the entry isn’t a map'};
  const written = text(values['include']);
  if (written === undefined) return {problem: 'include is missing'};
  const tables = isMap(values['tables_filter_pattern']) ? values['tables_filter_pattern'] : {};
  const spec: PathSpec = {
    include: withTables(written, flag(values['autodetect_partitions'], true)),
    exclude: texts(values['exclude']) ?? [],
    fileTypes: texts(values['file_types']) ?? FILE_TYPES,
    defaultExtension: text(values['default_extension']),
    tableName: text(values['table_name']) ?? (written.includes('{table}') ? '{table}' : undefined),
    enableCompression: flag(values['enable_compression'], true),
    sampleFiles: flag(values['sample_files'], true) && isRemote(written),
    visitsAll: values['traversal_method'] === 'ALL',
    includeHiddenFolders: flag(values['include_hidden_folders'], false),
    tables: {
      allow: texts(tables['allow']) ?? ['.*'],
      deny: texts(tables['deny']) ?? [],
      ignoreCase: flag(tables['ignoreCase'], true),
    },
  };
  const problem = problemOf(values, spec);
  return problem === undefined ? {spec} : {problem};
}

/** Whether the platform can read columns from a file with this name. */
export function hasFormat(path: string, spec: PathSpec): boolean {
  const compressions: readonly string[] = COMPRESSIONS;
  const own = extensionOf(path);
  const isPacked = spec.enableCompression && compressions.includes(own);
  const extension = isPacked ? extensionOf(path.slice(0, -own.length - 1)) : own;
  const known: readonly string[] = [...FILE_TYPES, 'jsonl'];
  return known.includes(extension || (spec.defaultExtension ?? ''));
}
