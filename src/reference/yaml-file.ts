/** Reads one YAML file against a zod schema and reports what does not fit, with line and key path. */
import fs from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import {type Problems, show} from './problems';

type Key = string | number;

/** A file that has been parsed, with the way back from a key path to its line. */
export type YamlFile = {
  /** Path relative to the project's root. */
  file: string;
  /** Plain data, not checked yet. */
  data: unknown;
  /** Line (from 1) of the value at a key path, or of its nearest enclosing value that exists. */
  lineOf(keys: readonly Key[]): number | undefined;
};

/** Renders a key path: `['modules', 0, 'support']` becomes `modules[0].support`. */
export function keyPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

function lineFinder(document: Document, counter: LineCounter): YamlFile['lineOf'] {
  return (keys) => {
    for (let length = keys.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
      const range = (node as {range?: [number, number, number]} | undefined)?.range;
      if (range) return counter.linePos(range[0]).line;
    }
    return undefined;
  };
}

type Parsed = {text: string; document: Document.Parsed; counter: LineCounter; data: unknown};

/** The last parse of each file: in `npm start` one edited fact must not parse the other files again. */
const parsed = new Map<string, Parsed>();

function parse(file: string): Parsed {
  const text = fs.readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const result = {text, document, counter, data};
  parsed.set(file, result);
  return result;
}

/**
 * Parses a YAML file below the root. Syntax errors go to `problems`; the answer is then undefined.
 *
 * @param root absolute path of the project
 * @param file path relative to the root
 */
export function readYaml(root: string, file: string, problems: Problems): YamlFile | undefined {
  const {document, counter, data} = parse(path.join(root, file));
  for (const error of document.errors) {
    const line = counter.linePos(error.pos[0]).line;
    problems.add({file, line, key: '', found: error.message, expected: 'valid YAML 1.2'});
  }
  if (document.errors.length > 0) return undefined;
  return {file, data, lineOf: lineFinder(document, counter)};
}

function valueAt(data: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'unrecognized_keys':
      return `no key named ${issue.keys.join(', ')}; remove it or mend its spelling`;
    default:
      return issue.message;
  }
}

/**
 * Checks parsed data against a schema.
 *
 * @returns the typed value, or undefined where anything did not fit; then `problems` says what
 */
export function check<T>(yaml: YamlFile, schema: z.ZodType<T>, problems: Problems): T | undefined {
  const result = schema.safeParse(yaml.data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const keys = issue.path.filter((key): key is Key => typeof key !== 'symbol');
    problems.add({
      file: yaml.file,
      line: yaml.lineOf(keys),
      key: keyPath(keys),
      found:
        issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : show(valueAt(yaml.data, keys)),
      expected: expectation(issue),
    });
  }
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
