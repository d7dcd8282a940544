/** What the page of grants knows about a source; the build takes it from the facts. */
import type {Part, Use} from './cut';

/** The purpose that every run has. */
export const EVERYTHING = 'everything';

/** A field of the recipe that turns a purpose on or off. */
export type Setting = {
  field: string;
  on: string;
  off: string;
  byDefault: boolean;
  /** The modules that have it. */
  modules: string[];
};

/** Something that a reader can want from a source, and that needs more privileges than a run without it. */
export type Purpose = {
  /** A module's plugin, the name of a capability, or the path of a field. */
  id: string;
  kind: 'module' | 'capability' | 'field';
  /** What it does; names are in backticks, here and in all other texts. */
  note: string;
  /** Whether a run does it unless the recipe says otherwise. */
  byDefault: boolean;
  setting?: Setting;
};

/** A privilege, and what it is for. */
export type Grant = Use & {
  privilege: string;
  module?: string;
  for: readonly string[];
  missing?: string;
  url?: string;
};

/** A script that grants privileges, with the parts that only some purposes need. */
export type Script = Use & {
  title?: string;
  lead: string;
  language: string;
  code: string;
  module?: string;
  only?: Part[];
};

type Verify = {lead: string; language: string; code: string; expect: string};

/** A source in the versions in which these facts are true. */
export type GrantSource = {
  slug: string;
  name: string;
  versions: string[];
  about?: string;
  purposes: Purpose[];
  grants: Grant[];
  scripts: Script[];
  verify?: Verify;
};

/** The generated file. */
export type GrantData = {
  /** The newest first; the first is that of the documentation. */
  versions: {name: string; label: string}[];
  /** A to Z. */
  sources: GrantSource[];
};
