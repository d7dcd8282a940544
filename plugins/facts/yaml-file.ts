/** Reads a YAML file of facts, and checks it against a schema. */
import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {z} from 'zod';
import type {Problems} from './problems';
import {reporter} from './report';
import {ReadCache} from '../common/read-cache';
import {readText} from '../common/read-text';
import {schemaProblems} from './schema-problems';
import {parseYaml, type YamlText} from './yaml-text';

/** A file that has been parsed, but not checked yet. */
export type YamlFile = Pick<YamlText, 'data' | 'lineOf'> & {
  /** Path of the file, relative to the project's root. */
  file: string;
};

type Parsed = Pick<YamlText, 'data' | 'errors' | 'lineOf'>;

/** The last parse of each file: in `npm start`, an edit must not parse unchanged files again. */
const parsed = new Map<string, {text: string; yaml: Parsed}>();

/** The data of files without errors. If JSON can't express it, as with `.inf`, it is missing. */
const read = new ReadCache<{data?: unknown}>('facts');

function dataOf({data, errors}: YamlText): {data?: unknown} {
  const copy: unknown = errors.length > 0 ? undefined : JSON.parse(JSON.stringify(data) ?? 'null');
  return errors.length === 0 && isDeepStrictEqual(copy, data) ? {data} : {};
}

/** Parses a text; what is cached is parsed only for the lines of an error message. */
function parseOnce(text: string): Parsed {
  let yaml: YamlText | undefined;
  const parse = () => (yaml ??= parseYaml(text));
  const known = read.get(text, () => dataOf(parse()));
  return 'data' in known
    ? {data: known.data, errors: [], lineOf: (keys) => parse().lineOf(keys)}
    : parse();
}

function parseFile(file: string): Parsed {
  const text = readText(file);
  const known = parsed.get(file);
  if (known?.text === text) return known.yaml;
  const yaml = parseOnce(text);
  parsed.set(file, {text, yaml});
  return yaml;
}

/**
 * Parses a YAML file below the root.
 *
 * @param root absolute path of the project
 * @param file path relative to the root
 * @returns undefined if the file is missing or its syntax is wrong; then `problems` says so
 */
export function readYaml(root: string, file: string, problems: Problems): YamlFile | undefined {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) {
    problems.add({file, key: '', expected: 'this file, which is missing'});
    return undefined;
  }
  const {data, errors, lineOf} = parseFile(absolute);
  for (const {line, message} of errors) {
    problems.add({file, line, key: '', found: message, expected: 'valid YAML 1.2'});
  }
  return errors.length > 0 ? undefined : {file, data, lineOf};
}

/**
 * Checks parsed data against a schema.
 *
 * @returns the typed value, or undefined if something doesn't fit; then `problems` says what
 */
export function check<T>(yaml: YamlFile, schema: z.ZodType<T>, problems: Problems): T | undefined {
  const result = schema.safeParse(yaml.data);
  if (result.success) return result.data;
  const report = reporter(yaml, problems);
  for (const {keys, ...problem} of schemaProblems(result.error, yaml.data)) report(keys, problem);
  return undefined;
}

/** Reads and checks a file in one step; see {@link readYaml} and {@link check}. */
export function readChecked<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problems,
): T | undefined {
  const yaml = readYaml(root, file, problems);
  return yaml && check(yaml, schema, problems);
}
