/** The catalog's data, which plugins/integrations writes and this feature reads. */
import type {ReleaseBadge} from '../../versions/model';
import type {CapabilityName} from './vocabulary';
import type {SUPPORT_LEVELS} from './vocabulary';

export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** A brand mark: its id in the sprite, and its fills in the light and the dark theme, as `#rrggbb`. */
type BrandMark = {shape: string; light: string; dark: string};

/** A drawing of what it is: its id in the sprite, and the number of the tint below it. */
type Drawing = {shape: string; tint: number};

/** One card of the catalog. */
export type Integration = {
  /** Unique; for a source, the last segment of its page's path. */
  id: string;
  name: string;
  /** A short description. */
  topic: string;
  /** A path on this site, or a URL of another. */
  href: string;
  /** Platform types, such as `Data Warehouse`. */
  types: string[];
  connection: 'pull' | 'push';
  /** Support levels of its modules, best first; empty if it isn't an ingestion source. */
  support: SupportLevel[];
  /** Capabilities of at least one of its modules. */
  capabilities: CapabilityName[];
  features: string[];
  /** More lowercase words to find it by. */
  words: string;
  /** Set unless every version of the docs has it. */
  badge?: ReleaseBadge;
  /** A drawing if its brand has no mark that anyone may use; undefined until the catalog is complete. */
  mark?: BrandMark | Drawing;
};

/** The note of one module on a capability. */
export type CapabilityNote = {
  /** Name of the plugin; undefined if the source has only one. */
  module?: string;
  supported: boolean;
  text: string;
};

/** Notes on a source by capability; capabilities that aren't stated are missing. */
export type CapabilityNotes = Partial<Record<CapabilityName, CapabilityNote[]>>;

/** Notes by source id; loaded only with the matrix and the comparison. */
export type Notes = Record<string, CapabilityNotes>;
