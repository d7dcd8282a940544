/** Facts that answer a query directly, as the build writes them for the browser. */

/** What a fact is about. */
export type Kind = 'variable' | 'field' | 'privilege' | 'aspect' | 'option' | 'command' | 'grants';

/** Where a fact is documented: the source, page, or command that has it, and its URL with the anchor. */
export type Place = {label: string; url: string};

/** Short values of a fact. Text may contain names in backticks. */
export type Details = {
  type?: string;
  default?: string;
  /** Components that read a variable. */
  readBy?: string;
  /** Built-in roles that have a privilege. */
  roles?: string;
  /** The constant of a privilege, as used in the APIs. */
  constant?: string;
};

/** A field of an aspect, an option of a command, or a privilege to grant. */
export type FactPart = {name: string; type?: string; text?: string};

/** Code to copy. */
type Script = {title: string; language: string; code: string};

export type Fact = {
  kind: Kind;
  /** As written in code or in the product; for grants, the name of the source. */
  name: string;
  /** What it does, with names in backticks; may be empty. */
  text: string;
  details?: Details;
  required?: true;
  deprecated?: true;
  parts?: FactPart[];
  scripts?: Script[];
  /** At least one. */
  places: Place[];
  /** Whether its key is a shortened name, which finds it only if the query says what it is about. */
  alias?: true;
};

/** A file of facts by key; see `keyOf`. */
export type Shard = Record<string, Fact[]>;

/** What the browser must know before it can look up a fact. */
export type Directory = {
  /** The names of sources as keys, and the slug of the source. */
  sources: Record<string, string>;
  /** Prefixes of keys, one for each shard. */
  shards: string[];
};

/** The folder of these files, below that of the version; shards are numbered by their place in the directory. */
export const directoryFile = 'answers/directory.json';
export const shardFile = (place: number): string => `answers/${place}.json`;
