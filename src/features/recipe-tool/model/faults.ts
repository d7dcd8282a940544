/** Words what a validator reports about a recipe for the person who wrote it. */
import type {SchemaError} from './schema-errors';
import {nearest} from './nearest';

/** A fault of a recipe. */
export type Fault = {
  /** Where it is: `source.config.profiling.enabled`, or empty for the whole recipe. */
  path: string;
  /** What is wrong, and what is expected. */
  message: string;
};

/** More values than this would bury the rest of a message. */
const LISTED = 12;

type Parent = {properties?: object; patternErrorMessage?: string};

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'a map',
  string: 'text',
};

const found = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const hint = (text: unknown, names: readonly string[]): string => {
  const name = nearest(String(text), names);
  return name === undefined ? '' : `; did you mean ${name}?`;
};

function typeNames(params: {type?: string | readonly string[]}): string {
  const {type = []} = params;
  return [type]
    .flat()
    .filter((name) => name !== 'null')
    .map((name) => TYPES[name] ?? name)
    .join(' or ');
}

/** What a single error expects of the value; undefined if it says nothing about the value itself. */
function expectation({keyword, params, parentSchema}: SchemaError): string | undefined {
  if (keyword === 'type') return typeNames(params) || undefined;
  if (keyword === 'pattern')
    return (parentSchema as Parent).patternErrorMessage?.replace(/^Expected /, '');
  if (keyword !== 'enum') return undefined;
  const values = (params as {allowedValues: readonly unknown[]}).allowedValues;
  return values.length > LISTED ? undefined : `one of ${values.join(', ')}`;
}

const enumValues = (errors: readonly SchemaError[]): string[] =>
  errors.flatMap(({keyword, params}) =>
    keyword === 'enum' ? (params as {allowedValues: unknown[]}).allowedValues.map(String) : [],
  );

const pathOf = (pointer: string, key?: string): string =>
  [
    ...pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...(key === undefined ? [] : [key]),
  ].join('.');

function valueFault(errors: readonly SchemaError[]): Fault {
  const [{instancePath = '', data = undefined} = {}] = errors;
  const expected = [...new Set(errors.map(expectation).filter((text) => text !== undefined))];
  const message = `found ${found(data)}, expected ${expected.join(', or ') || 'another value'}`;
  return {path: pathOf(instancePath), message: message + hint(data, enumValues(errors))};
}

function keyFault({keyword, params, instancePath, parentSchema}: SchemaError): Fault | undefined {
  if (keyword === 'required') {
    const {missingProperty} = params as {missingProperty: string};
    return {path: pathOf(instancePath), message: `the key ${missingProperty} is missing`};
  }
  if (keyword !== 'additionalProperties') return undefined;
  const {additionalProperty: key} = params as {additionalProperty: string};
  const known = Object.keys((parentSchema as Parent).properties ?? {});
  return {path: pathOf(instancePath, key), message: `there is no such key here${hint(key, known)}`};
}

/** An error, or the fault that the errors of several alternatives amount to. */
type Entry = {pointer: string; error?: SchemaError; fault: Fault; isKey: boolean};

function entryOf(error: SchemaError): Entry {
  const key = keyFault(error);
  const fault = key ?? valueFault([error]);
  return {pointer: error.instancePath, error, fault, isKey: key !== undefined};
}

const isAt = (outer: string, {pointer}: Entry): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Of the alternatives for a value, returns what is wrong with the one that fits best: the value is of its type. */
function bestOf(pointer: string, branches: readonly Entry[]): Entry[] {
  const inside = branches.filter((entry) => entry.pointer !== pointer);
  if (inside.length > 0) return inside;
  const keys = branches.filter(({isKey}) => isKey);
  if (keys.length > 0) return keys;
  const errors = branches.flatMap(({error}) => error ?? []);
  return [{pointer, fault: valueFault(errors), isKey: false}];
}

/**
 * Words the errors of `schemaErrors`, or of ajv, which must have been created with `allErrors` and `verbose`.
 *
 * @returns each fault once, in the order of the errors
 */
export function faultsOf(errors: readonly SchemaError[]): Fault[] {
  const entries: Entry[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'anyOf') {
      entries.push(entryOf(error));
      continue;
    }
    // The errors of the alternatives come right before that of `anyOf` itself.
    const start = entries.findLastIndex((entry) => !isAt(error.instancePath, entry)) + 1;
    entries.push(...bestOf(error.instancePath, entries.splice(start)));
  }
  const faults = entries.map(({fault}) => fault);
  const isSame = (a: Fault, b: Fault) => a.path === b.path && a.message === b.message;
  return faults.filter((fault, i) => faults.findIndex((one) => isSame(one, fault)) === i);
}
