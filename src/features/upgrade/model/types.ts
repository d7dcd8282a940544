/** What the upgrade path knows; the build takes it from the facts. */

/** When something is done, seen from the upgrade of the server. */
export const PHASES = ['before', 'during', 'after'] as const;
export type Phase = (typeof PHASES)[number];

/** Installations that the documentation describes. */
export const PLACES = ['quickstart', 'compose', 'helm', 'aws', 'gcp', 'azure'] as const;
export type Place = (typeof PLACES)[number];

/** How an installation is deployed: the guides of the clouds use Helm. */
export type Deployment = 'quickstart' | 'compose' | 'helm';

/** What a reader may use besides sources, in the order of the page. */
export const FEATURES = [
  ...['airflow', 'spark', 'cli', 'python', 'java', 'graphql', 'openapi'],
  ...['plugins', 'policies', 'sign-in', 'ranger', 'analytics', 'kafka', 'neo4j'],
  ...['opensearch', 'builds'],
] as const;

/** A change that an upgrade brings; its texts are inline Markdown. */
export type Note = {
  id: string;
  release: string;
  /** The first release that surely has it, if that's later. */
  through?: string;
  kind: string;
  change: string;
  /** What to do, and when; both are missing if there is nothing to do. */
  action?: string;
  when?: Phase;
  /** What the note is for; everyone, if it has none of these. */
  sources?: string[];
  features?: string[];
  deployments?: string[];
};

/** A step of every upgrade, or of every upgrade of some installations. */
export type Step = {
  id: string;
  when: Phase;
  position: 'first' | 'last';
  places?: string[];
  step: string;
  how: string;
};

export type Release = {name: string; date?: string};

export type UpgradeFacts = {
  /** The newest first, `next` before all of them. */
  releases: Release[];
  /** The oldest release that the documentation compares with later ones in detail. */
  compared: string;
  sources: {id: string; title: string}[];
  notes: Note[];
  steps: Step[];
};

/** A change of a field, a variable, or a type, from the comparison of documented releases. */
export type Detail = {
  release: string;
  area: string;
  /** The source that it belongs to. */
  source?: string;
  owner?: string;
  what: string;
  kind: string;
  name: string;
  url?: string;
  property?: string;
  from?: string;
  to?: string;
};
