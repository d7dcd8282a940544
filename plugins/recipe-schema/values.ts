/** Schemas of single values. Wherever a recipe has a value, it may have a variable instead. */
import type {SchemaObject} from '../../src/features/recipe-tool/model/json-schema';
import {PATTERN_KEYS} from '../../src/features/recipe-tool/model/pattern-keys';

/** What the platform replaces before it reads a value: `${NAME}`, `${NAME:-default}`, also amid text, or `$NAME`. */
const VARIABLE = String.raw`\$\{.+\}|^\$\w`;

const orVariable = (what: string) => `Expected ${what}, or a variable such as \${NAME}`;

/** A number in text counts as one: YAML can quote it. */
function numeric(type: 'integer' | 'number', pattern: string, what: string): SchemaObject {
  return {
    type: [type, 'string'],
    pattern: `${pattern}|${VARIABLE}`,
    patternErrorMessage: orVariable(what),
  };
}

// The words are those of YAML 1.1, which the platform reads: an editor that reads YAML 1.2 takes them for text.
const boolean: SchemaObject = {
  type: ['boolean', 'string'],
  pattern: `^(?:[Tt]rue|TRUE|[Ff]alse|FALSE|[Yy]es|YES|[Nn]o|NO|[Oo]n|ON|[Oo]ff|OFF)$|${VARIABLE}`,
  patternErrorMessage: orVariable('true or false'),
};

const integer = numeric('integer', String.raw`^[+-]?\d+$`, 'a whole number');
const number = numeric(
  'number',
  String.raw`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$`,
  'a number',
);

const defined = (name: string): SchemaObject => ({$ref: `#/definitions/${name}`});

// The platform's plugins take numbers for text: a password of digits needs no quotes.
const text: SchemaObject = {type: ['string', 'number']};

const SIMPLE: Readonly<Record<string, SchemaObject>> = {
  string: text,
  secret: text,
  urn: text,
  boolean: defined('boolean'),
  integer: defined('integer'),
  number: defined('number'),
  datetime: text,
  timedelta: text,
  object: {type: 'object'},
  any: {},
  AllowDenyPattern: defined('AllowDenyPattern'),
};

/** @param name of a simple type of fields @throws Error for a type that has no schema yet */
export function simpleValue(name: string): SchemaObject {
  const schema = SIMPLE[name];
  if (schema) return schema;
  throw new Error(
    `plugins/recipe-schema/values.ts has no schema for fields of the type ${name}. Add one to SIMPLE.`,
  );
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One letter in either case. */
const anyCase = (text: string) =>
  [...escape(text)]
    .map((sign) => (/[A-Za-z]/.test(sign) ? `[${sign.toUpperCase()}${sign.toLowerCase()}]` : sign))
    .join('');

/** @param inAnyCase whether the platform also accepts the values in another case */
export function choice(values: readonly string[], inAnyCase: boolean): SchemaObject {
  const others = inAnyCase ? `^(?:${values.map(anyCase).join('|')})$|` : '';
  return {anyOf: [{enum: values}, {type: 'string', pattern: others + VARIABLE}]};
}

/** `allow` and `deny`, as in nearly every source. */
const AllowDenyPattern: SchemaObject = {
  title: 'Allow and deny patterns',
  type: 'object',
  properties: {
    allow: {
      description: PATTERN_KEYS.allow,
      type: 'array',
      items: text,
    },
    deny: {
      description: PATTERN_KEYS.deny,
      type: 'array',
      items: text,
    },
    ignoreCase: {
      description: PATTERN_KEYS.ignoreCase,
      default: true,
      allOf: [defined('boolean')],
    },
  },
  additionalProperties: false,
};

/** The schemas that values refer to. */
export const DEFINITIONS: Readonly<Record<string, SchemaObject>> = {
  boolean,
  integer,
  number,
  AllowDenyPattern,
};
