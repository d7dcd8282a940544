/** The JSON Schema of recipes, made from the facts of one version: editors complete and check recipes with it. */
import {type Component, loadComponents} from '../recipe-parts';
import {Problems} from '../facts/problems';
import type {Reference} from '../reference';
import type {Marks} from '../releases/model';
import type {Version} from '../releases/version';
import {type ConfigField, leadSentence, type Source, sourcePath} from '../sources';
import {configSchema} from './config-schema';
import {
  DRAFT,
  type JsonSchema,
  type SchemaObject,
} from '../../src/features/recipe-tool/model/json-schema';
import {partDefinitions, partSchema, type Plugin} from './parts';
import {loadRecipeRules, namesOf, otherKeys, type RecipeRules} from './rules';
import {DEFINITIONS} from './values';

/** The facts of all versions that only recipes need. */
export type RecipeParts = {
  sinks: readonly Component[];
  transformers: readonly Component[];
  rules: RecipeRules;
};

/** Where the schema and the pages of a version are. */
export type Addresses = {
  /** The URL of the schema. */
  id: string;
  /** URL of the docs of the version, without a slash at the end. */
  docs: string;
};

/**
 * Reads what recipes contain besides sources.
 *
 * @param root absolute path of the project
 * @throws ReferenceDataError that lists the problems with file, line, and key
 */
export function loadRecipeParts(root: string): RecipeParts {
  const problems = new Problems();
  const sinks = loadComponents(root, 'sinks', problems);
  const transformers = loadComponents(root, 'transformers', problems);
  const rules = loadRecipeRules(root, problems);
  problems.throwIfAny();
  if (!rules) throw new Error('reference/recipe.yaml has no content.');
  return {sinks, transformers, rules};
}

/** A source's config, with that of the plugin it is another name of. */
function sourcePlugins(sources: readonly Source[], context: Context): Plugin[] {
  const modules = sources.flatMap((source) => source.modules.map((module) => ({source, module})));
  const fieldsOf = new Map(modules.map(({module}) => [module.plugin, module.config]));
  return modules.map(({source, module}) => {
    const {plugin, alias_of: original = plugin} = module;
    const page = `${context.addresses.docs}/${sourcePath(source.slug)}`;
    return {
      type: plugin,
      summary: `${module.purpose ?? leadSentence(source.summary)} [${source.name}](${page})`,
      config: context.config(original, fieldsOf.get(original) ?? module.config),
    };
  });
}

/** What the parts of a schema have in common. */
type Context = {
  addresses: Addresses;
  version: Version;
  rules: RecipeRules;
  config: (plugin: string, fields: readonly ConfigField[]) => SchemaObject;
};

function contextOf(version: Version, rules: RecipeRules, addresses: Addresses): Context {
  const isOpen = (plugin: string) =>
    rules.open.some((one) => one.plugins.includes(plugin) && version.shows(one));
  const config: Context['config'] = (plugin, fields) =>
    configSchema(fields.filter(version.shows), {
      others: otherKeys(rules, plugin),
      closed: !isOpen(plugin),
      isAnyCase: (type) => rules.any_case.includes(type),
      isNullable: (name) => namesOf(rules.nullable, plugin).includes(name),
    });
  return {addresses, version, rules, config};
}

const shown = <T extends Marks>(list: readonly T[], {version}: Context): T[] =>
  list.filter(version.shows);

function componentPlugins(
  kind: 'sink' | 'transformer',
  components: readonly Component[],
  context: Context,
): Plugin[] {
  return shown(components, context).map(({type, summary, fields}) => ({
    type,
    summary,
    config: context.config(`${kind}.${type}`, fields),
  }));
}

/** The connection has the fields of the sink of the same service. */
function datahubApi(sinks: readonly Component[], {rules, config}: Context): SchemaObject {
  const {sink, except} = rules.datahub_api;
  const fields = sinks.find(({type}) => type === sink)?.fields ?? [];
  return {
    description: 'Connection for sources and transformers that look things up in DataHub.',
    ...config(
      'datahub_api',
      fields.filter(({name}) => !except.includes(name)),
    ),
  };
}

/** Settings of a source besides its config. */
const EXTRACTOR: Record<string, JsonSchema> = {
  extractor: {
    description: 'Converts what the source reads. The only built-in one is generic.',
    type: 'string',
    default: 'generic',
  },
  extractor_config: {description: 'Settings of the extractor.', type: 'object'},
};

/**
 * @param reference the facts of the version
 * @param parts the facts of all versions; what the version lacks is left out
 * @returns a schema (draft-07), whose definitions are named `source.<plugin>`, `sink.<type>`, and `transformer.<type>`
 */
export function recipeSchema(
  {version, sources}: Pick<Reference, 'version' | 'sources'>,
  {sinks, transformers, rules}: RecipeParts,
  addresses: Addresses,
): SchemaObject {
  const context = contextOf(version, rules, addresses);
  const source = {
    name: 'source' as const,
    about: 'What to read, and how.',
    plugins: [
      ...sourcePlugins(sources, context),
      ...rules.undocumented.map((type) => ({type, summary: 'Not documented.'})),
    ],
    more: EXTRACTOR,
  };
  const sink = {
    name: 'sink' as const,
    about: 'Where to send the metadata. Without it, the connection of the CLI is used.',
    plugins: componentPlugins('sink', sinks, context),
  };
  const transformer = {
    name: 'transformer' as const,
    about: 'Changes the metadata along the way.',
    plugins: componentPlugins('transformer', transformers, context),
  };
  const {properties: own} = context.config('', rules.fields);
  return {
    $schema: DRAFT,
    $id: addresses.id,
    title: `DataHub recipe, ${version.label}`,
    description:
      'Says what to ingest into DataHub, what to change along the way, and where to send it.',
    type: 'object',
    required: ['source'],
    properties: {
      source: partSchema(source),
      sink: partSchema(sink),
      transformers: {
        description: 'Transformers, applied from top to bottom.',
        type: ['array', 'null'],
        items: partSchema(transformer),
      },
      datahub_api: datahubApi(sinks, context),
      ...own,
    },
    additionalProperties: false,
    definitions: {
      ...DEFINITIONS,
      ...Object.fromEntries([source, sink, transformer].flatMap(partDefinitions)),
    },
  };
}
