/** Checks JSON that OpenAPI and Rest.li accept or return: the values of aspects fit the metamodel. */
import type {Reference} from '../../../plugins/reference';
import type {Metamodel} from '../../../plugins/metamodel';
import {checkValue} from '../../../plugins/metamodel/value';
import type {Finding} from '../rule';
import type {CodeBlock} from './block';
import {isJsonObject, type JsonObject} from './json';
import {jsonBodies} from './request-bodies';

/** Returns the JSON in a block: the block itself, or what its commands send. */
function jsonIn({language, text}: CodeBlock) {
  return language === 'json' ? [{text, line: 1}] : jsonBodies(text);
}

/** True for the value of an aspect; a patch has operations for a value instead. */
const isValue = (value: unknown): value is JsonObject =>
  isJsonObject(value) && !Array.isArray(value['patch']);

type Fault = Pick<Finding, 'found' | 'expected'>;

/** Compares the value of an aspect with the metamodel, unless it is an aspect that a reader adds. */
function faultsOf(name: string, value: JsonObject, metamodel: Metamodel): Fault[] {
  const aspect = metamodel.aspects.get(name);
  if (!aspect) return [];
  return checkValue(metamodel, aspect.fields, value).map(({keys, found, expected}) => ({
    found: `${[name, ...keys].join('.')}: ${found === undefined ? 'nothing' : JSON.stringify(found)}`,
    expected,
  }));
}

/** Checks a proposal or an event, whose aspect is JSON in a string; a list in it is a patch. */
function proposalFaults({aspectName, aspect}: JsonObject, metamodel: Metamodel): Fault[] {
  if (typeof aspectName !== 'string' || !isJsonObject(aspect)) return [];
  const {value} = aspect;
  if (typeof value !== 'string') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return [{found: `${aspectName}: ${value}`, expected: 'JSON in the string'}];
  }
  return isValue(parsed) ? faultsOf(aspectName, parsed, metamodel) : [];
}

/** Reports what is wrong with aspects anywhere in a value, each written as `{"name": {"value": {…}}}`, and with proposals. */
function faultsIn(value: unknown, metamodel: Metamodel): Fault[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(one, metamodel));
  if (!isJsonObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const own = isJsonObject(inner) ? inner['value'] : undefined;
    return metamodel.aspects.has(key) && isValue(own)
      ? faultsOf(key, own, metamodel)
      : faultsIn(inner, metamodel);
  });
  return [...inside, ...proposalFaults(value, metamodel)];
}

/**
 * @param versions loads the facts of Next, and of the other versions
 * @returns what is wrong with the aspects in a block, in the first version that shows it and finds a problem
 */
export function aspectValues(versions: () => readonly Reference[]) {
  return (block: CodeBlock): Finding[] =>
    jsonIn(block).flatMap(({text, line}) => {
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        // Another check reports this.
        return [];
      }
      for (const reference of versions().filter(({version}) => block.shownIn(version))) {
        const faults = faultsIn(body, reference.metamodel);
        if (faults.length > 0) {
          return faults.map(({found, expected}) => ({
            line,
            found,
            expected: `${expected} (reference/metamodel, ${reference.version.name})`,
          }));
        }
      }
      return [];
    });
}
