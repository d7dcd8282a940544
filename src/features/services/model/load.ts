/** What pages need to load a service; src/features/services/loaders has a loader for each kind. */

/** A kind of loader, and its parameters. */
export type Load =
  | {by: 'google-analytics'; id: string}
  | {by: 'tag-manager'; id: string}
  | {by: 'clarity'; id: string}
  | {by: 'rb2b'; key: string}
  | {by: 'calendly'; url: string}
  | {by: 'vitals'; url: string}
  /** Any service that consists of one script. */
  | {by: 'script'; src: string; attributes: Readonly<Record<string, string>>};

/** A service that is enabled and that pages load automatically. */
export type ActiveService = {
  id: string;
  /** The name shown to readers. */
  name: string;
  /** What it does, as a phrase that follows its name: "counts which pages are read". */
  purpose: string;
  /** Whether a reader may refuse it. */
  consent: boolean;
  load: Load;
};

/** What readers are told about a service. */
export type NamedService = Pick<ActiveService, 'name' | 'purpose'>;

/** What the configuration passes to the pages. */
export type ServiceSettings = {
  list: readonly ActiveService[];
  /** Whether services that need consent wait until the reader has allowed them. */
  consentRequired: boolean;
};

/** A page that a reader has opened. */
export type PageView = {
  title: string;
  /** Full URL without the hash. */
  location: string;
  path: string;
};
