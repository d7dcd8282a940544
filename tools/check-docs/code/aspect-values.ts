/** Checks JSON that OpenAPI accepts or returns: the values of aspects fit the metamodel. */
import type {Reference} from '../../../plugins/reference';
import type {Metamodel} from '../../../plugins/metamodel';
import {checkValue} from '../../../plugins/metamodel/value';
import {lineAt} from '../prose';
import type {Finding} from '../rule';
import type {CodeBlock} from './block';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request in single quotes, or in a here-document. */
const BODIES = [
  /(?:\s-d|--data(?:-raw|-binary)?)[ =]'([^']*)'/g,
  /<<-?[ ]*['"]?(?:\w+)['"]?[^\n]*\n([\s\S]*?)\n[ ]*[A-Z]+\b/g,
];

/** JSON text in a block, and the line of the block that it begins on, from 1. */
type Body = {text: string; line: number};

/** Returns the JSON in a block: the block itself, or what a shell command sends. */
function bodiesOf({language, text}: CodeBlock): Body[] {
  if (language === 'json') return [{text, line: 1}];
  if (language !== 'bash' && language !== 'sh') return [];
  return BODIES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({0: whole, 1: body = '', index}) => ({
      text: body,
      line: lineAt(text, index + whole.indexOf(body)),
    })),
  ).filter((body) => /^\s*[[{]/.test(body.text));
}

/** A patch has operations for a value, not the value. */
const isPatch = (value: Json) => Array.isArray(value['patch']);

type Fault = Pick<Finding, 'found' | 'expected'>;

/** Reports what is wrong with aspects anywhere in a value, each written as `{"name": {"value": {…}}}`. */
function faultsIn(value: unknown, metamodel: Metamodel): Fault[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(one, metamodel));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const aspect = metamodel.aspects.get(key);
    const own = isJson(inner) && isJson(inner['value']) ? inner['value'] : undefined;
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
    bodiesOf(block).flatMap(({text, line}) => {
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        // Another check reports this; a here-document may also contain variables.
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
