/** What the recipe tool knows; the build takes it from the facts. */
import type {SchemaObject} from './json-schema';

/** A configuration field. */
export type Field = {
  /** Path below `config`: `profiling.enabled`. */
  name: string;
  type: string;
  required?: true;
  default?: string;
  /** Markdown. */
  about: string;
  example?: string;
  /** Fields that must be set, or on, for this one to have an effect. */
  requires?: readonly string[];
  /** Fields that the connector rejects together with this one. */
  conflicts?: readonly string[];
  deprecated?: true;
};

export type Capability = {name: string; supported: boolean; note: string};

/** A recipe to start from. */
export type Start = {
  /** Name in the URL; the starter recipe has none. */
  slug: string;
  /** Heading of the scenario; empty for the starter recipe. */
  title: string;
  yaml: string;
};

/** A source, for one version. */
export type SourceFacts = {
  plugin: string;
  /** Name of the source: `Snowflake`. */
  name: string;
  /** Path of its page. */
  page: string;
  /** What the plugin reads, as Markdown. */
  about: string;
  /** Extra of the Python package; left out if the plugin is part of the base package. */
  extra?: string;
  testConnection: boolean;
  deprecated?: true;
  capabilities: readonly Capability[];
  fields: readonly Field[];
  starts: readonly Start[];
  /** Schema of `source.config`, without what the fields say already. */
  schema: SchemaObject;
};

/** A sink or a transformer. */
export type Component = {
  type: string;
  about: string;
  /** Extra of the Python package, if it needs one. */
  extra?: string;
  fields: readonly Field[];
};

/** What all recipes of a version have in common. */
export type CommonFacts = {
  /** Schema of recipes, without the configs of sources. */
  schema: SchemaObject;
  sinks: readonly Component[];
  transformers: readonly Component[];
  /** Keys at the top of a recipe, and of `datahub_api`. */
  keys: readonly Field[];
};

/** A source in the list. */
export type Listed = {plugin: string; name: string; category: string};

/** A version in the list. */
export type ListedVersion = {
  /** A release, or `next`. */
  name: string;
  label: string;
  /** The newest release that the version contains: packages and images have its number. */
  release: string;
  sources: readonly Listed[];
};
