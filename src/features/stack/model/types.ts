/** What the page of a stack knows about the sources; the build takes it from the facts. */
import type {CapabilityName} from '../../integrations/model/vocabulary';

/** The categories of sources, in the order in which data flows through them; people and files have no place in it. */
export const CATEGORIES_IN_FLOW = [
  ...['CRM', 'Database', 'Streaming', 'Data Lake', 'Metadata', 'Data Warehouse', 'Query Engine'],
  ...['ETL/ELT', 'Orchestrator', 'ML', 'BI Tool', 'Identity Provider', 'Collaboration'],
] as const;

/** The same categories, those that most stacks have first. */
export const CATEGORIES_TO_PICK = [
  ...['Data Warehouse', 'Database', 'ETL/ELT', 'BI Tool', 'Data Lake', 'Streaming', 'Query Engine'],
  ...['Orchestrator', 'ML', 'CRM', 'Metadata', 'Identity Provider', 'Collaboration'],
] as const;

/** The platform of a link to whatever the recipe names. */
export const ANY = 'any';

/** How a source links to assets of other systems. */
export type Link = {
  /** Platforms as in URNs, or {@link ANY}. */
  to: string[];
  /** Where the other system is in the lineage; a sibling is the same asset in another system. */
  side: 'upstream' | 'downstream' | 'both' | 'sibling';
  level: 'table' | 'column';
  /** What is linked; names are in backticks. */
  text: string;
  module?: string;
  /** The field with the platform instance of the other system; `<platform>` stands for its platform. */
  instance?: string;
  /** The field with the platform of the other system. */
  platform?: string;
  /** Fields of a recipe that have to be on. */
  sets?: string[];
  /** Fields that have to be set to something that the reader knows. */
  requires?: string[];
};

export type Capability = {
  name: CapabilityName;
  supported: boolean;
  note: string;
  module?: string;
  /** Set if neither a run nor the starter recipe turns it on. */
  off?: true;
  /** The field that turns it on with something else than true. */
  field?: string;
};

/** A module of a source, with its starter recipe. */
export type Module = {
  plugin: string;
  /** What to install: `acryl-datahub[snowflake]`. */
  install: string;
  recipe: string;
  /** Whether it has these fields. */
  instance: boolean;
  env: boolean;
};

/** A source that a reader may run. */
export type System = {
  slug: string;
  name: string;
  platform: string;
  category: string;
  /** Id of its mark in the sprite of the catalog. */
  mark: string;
  capabilities: Capability[];
  /** What its objects become: `Table` is a `Dataset`. */
  assets: {source: string; datahub: string}[];
  modules: Module[];
  links: Link[];
};

/** The generated file. */
export type StackData = {
  /** A to Z. */
  systems: System[];
  /** Categories of systems, those that most stacks have first. */
  categories: string[];
  /** Values of `env`. */
  envs: string[];
};
