/** The parts of a recipe that have a `type`, which decides what their `config` contains. */
import {describe} from './describe';
import type {JsonSchema, SchemaObject} from '../../src/features/recipe-tool/model/json-schema';

/** A plugin that a recipe can name. */
export type Plugin = {
  type: string;
  /** What an editor shows, as Markdown. */
  summary: string;
  deprecated?: boolean;
  /** The schema of its config; left out if there is nothing to check. */
  config?: SchemaObject;
};

type Part = {
  /** Key in the recipe, and start of the names of definitions. */
  name: 'source' | 'sink' | 'transformer';
  about: string;
  plugins: readonly Plugin[];
  /** Keys besides type and config. */
  more?: Record<string, JsonSchema>;
};

/** Name of the definition of a plugin's config. */
export const definitionName = (part: Part['name'], type: string): string => `${part}.${type}`;

function typeOf({name, plugins}: Part): SchemaObject {
  return {
    description: `Name of the ${name}'s plugin, or the import path of your own class.`,
    anyOf: [
      {
        enum: plugins.map(({type}) => type),
        markdownEnumDescriptions: plugins.map(({summary}) => summary),
      },
      {
        type: 'string',
        pattern: '[.:]',
        patternErrorMessage: `Expected the name of a built-in ${name}, or the import path of your own class`,
      },
    ],
  };
}

function rule(name: Part['name'], {type, config = {}}: Plugin): SchemaObject {
  const isNeeded = name !== 'source' && config.required !== undefined;
  return {
    if: {properties: {type: {const: type}}, required: ['type']},
    then: {
      properties: {config: {$ref: `#/definitions/${definitionName(name, type)}`}},
      ...(isNeeded && {required: ['config']}),
    },
  };
}

/** @returns the schema of the part; that of each plugin's config is in {@link partDefinitions} */
export function partSchema(part: Part): SchemaObject {
  return {
    ...describe(part.about),
    // An empty sink counts as none.
    type: part.name === 'sink' ? ['object', 'null'] : 'object',
    required: part.name === 'source' ? ['type', 'config'] : ['type'],
    properties: {
      type: typeOf(part),
      config: {
        description: `Settings of the ${part.name}.`,
        type: part.name === 'source' ? 'object' : ['object', 'null'],
      },
      ...part.more,
    },
    additionalProperties: false,
    allOf: part.plugins.filter(({config}) => config).map((plugin) => rule(part.name, plugin)),
  };
}

/** The schemas of the configs of a part's plugins, by name of the definition. */
export function partDefinitions({name, plugins}: Part): [string, SchemaObject][] {
  return plugins.flatMap(({type, summary, config}) =>
    config
      ? [
          [
            definitionName(name, type),
            {title: `Settings of ${type}`, ...describe(summary), ...config},
          ],
        ]
      : [],
  );
}
