/** Checks JSON that OpenAPI accepts or returns: the values of aspects fit the metamodel. */
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

/** A patch has operations for a value, not the value. */
const isPatch = (value: JsonObject) => Array.isArray(value['patch']);

type Fault = Pick<Finding, 'found' | 'expected'>;

/** Reports what is wrong with aspects anywhere in a value, each written as `{"name": {"value": {…}}}`. */
function faultsIn(value: unknown, metamodel: Metamodel): Fault[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(one, metamodel));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const aspect = metamodel.aspects.get(key);
    const own = isJsonObject(inner) && isJsonObject(inner['value']) ? inner['value'] : undefined;
    if (!aspect || !own || isPatch(own)) return faultsIn(inner, metamodel);
    return checkValue(metamodel, aspect.fields, own).map(({keys, found, expected}) => ({
      found: `${[key, ...keys].join('.')}: ${found === undefined ? 'nothing' : JSON.stringify(found)}`,
      expected,
    }));
  });
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
