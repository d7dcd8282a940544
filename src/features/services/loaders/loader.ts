/** What a loader of a service is. */
import type {Load, PageView} from '../model/load';

/** A service that is being loaded. */
export type Loading = {
  /** Settles when the service runs, or can't be loaded. */
  loaded: Promise<unknown>;
  /** Told of the page that is open, and of each one that the reader opens. */
  onPageView?: (view: PageView) => void;
};

/** Starts to load a service, once and never before its reader allows it. It may throw: the page goes on. */
export type Loader<Kind extends Load['by']> = (load: Extract<Load, {by: Kind}>) => Loading;
