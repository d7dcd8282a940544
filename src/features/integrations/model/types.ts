/** The data of the catalog: written by plugins/integrations, read by this feature. */
import type {ReleaseBadge} from '../../versions/model';
import type {CapabilityName} from './vocabulary';
import type {SUPPORT_LEVELS} from './vocabulary';

export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** A brand mark: its id in the sprite, and its fills in the light and the dark theme, as `#rrggbb`. */
type Mark = {shape: string; light: string; dark: string};

/** One card of the catalog. */
export type Integration = {
  /** Unique; of a source, the last part of its page's address. */
  id: string;
  name: string;
  /** What it is, in a few words. */
  topic: string;
  /** A path of this site, or an address of another. */
  href: string;
  /** Platform types, such as `Data Warehouse`. */
  types: string[];
  connection: 'pull' | 'push';
  /** Levels of its modules, best first; none if it is not an ingestion source. */
  support: SupportLevel[];
  /** What at least one of its modules can do. */
  capabilities: CapabilityName[];
  features: string[];
  /** Further lower-case words it is found by. */
  words: string;
  /** Set if not every version of the docs has it. */
  badge?: ReleaseBadge;
  /** Left out if its brand has no mark that anybody may use. */
  mark?: Mark;
};

/** What one module says about a capability. */
export type CapabilityNote = {
  /** Name of the plugin; missing if the source has only one. */
  module?: string;
  supported: boolean;
  text: string;
};

/** Notes on a source by capability; what isn't stated is missing. */
export type CapabilityNotes = Partial<Record<CapabilityName, CapabilityNote[]>>;

/** Notes by id of the source: loaded only with the matrix and the comparison. */
export type Notes = Record<string, CapabilityNotes>;
