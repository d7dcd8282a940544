/** Words what a validator reports about a recipe for the person who wrote it. */
import type {ErrorObject} from 'ajv';
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
function expectation({keyword, params, parentSchema}: ErrorObject): string | undefined {
  if (keyword === 'type') return typeNames(params) || undefined;
  if (keyword === 'pattern') return (parentSchema as Parent).patternErrorMessage;
  if (keyword !== 'enum') return undefined;
  const values = (params as {allowedValues: readonly unknown[]}).allowedValues;
  return values.length > LISTED ? undefined : `one of ${values.join(', ')}`;
}

const enumValues = (errors: readonly ErrorObject[]): string[] =>
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

function valueFault(errors: readonly ErrorObject[]): Fault {
  const [{instancePath = '', data = undefined} = {}] = errors;
  const expected = [...new Set(errors.map(expectation).filter((text) => text !== undefined))];
  const message = `found ${found(data)}, expected ${expected.join(', or ') || 'another value'}`;
  return {path: pathOf(instancePath), message: message + hint(data, enumValues(errors))};
}

function keyFault({keyword, params, instancePath, parentSchema}: ErrorObject): Fault | undefined {
  if (keyword === 'required') {
    const {missingProperty} = params as {missingProperty: string};
    return {path: pathOf(instancePath), message: `the key ${missingProperty} is missing`};
  }
  if (keyword !== 'additionalProperties') return undefined;
  const {additionalProperty: key} = params as {additionalProperty: string};
  const known = Object.keys((parentSchema as Parent).properties ?? {});
  return {path: pathOf(instancePath, key), message: `there is no such key here${hint(key, known)}`};
}

const isBelow = (inner: ErrorObject, outer: ErrorObject): boolean =>
  inner.instancePath === outer.instancePath ||
  inner.instancePath.startsWith(`${outer.instancePath}/`);

/**
 * Words the errors of ajv, which must have been created with `allErrors` and `verbose`. Of the alternatives for a value,
 * the one that fits best is reported.
 *
 * @returns each fault once, in the order of the errors
 */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const faults: Fault[] = [];
  let open: ErrorObject[] = [];
  const flush = () => {
    faults.push(...open.map((error) => keyFault(error) ?? valueFault([error])));
    open = [];
  };
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'anyOf') {
      open.push(error);
      continue;
    }
    // The errors of the alternatives come right before that of `anyOf` itself.
    const start = open.findLastIndex((one) => !isBelow(one, error)) + 1;
    const branches = open.splice(start);
    const inside = branches.filter(({instancePath}) => instancePath !== error.instancePath);
    const keys = branches.filter((one) => keyFault(one) !== undefined);
    const best = inside.length > 0 ? inside : keys;
    flush();
    if (best.length > 0) open.push(...best);
    else faults.push(valueFault(branches));
  }
  flush();
  const seen = new Set<string>();
  return faults.filter(({path, message}) => {
    const key = `${path}: ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
