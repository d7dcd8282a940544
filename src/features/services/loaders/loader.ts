/** The interface of service loaders. */
import type {Load, PageView} from '../model/load';

/** A service that is being loaded. */
export type Loading = {
  /** Settles when the service is running, or has failed to load. */
  loaded: Promise<unknown>;
  /** Called with the current page, and with each page that the reader opens. */
  onPageView?: (view: PageView) => void;
};

/** Starts loading a service, only once and never before the reader allows it. It may throw; the page isn't affected. */
export type Loader<Kind extends Load['by']> = (load: Extract<Load, {by: Kind}>) => Loading;
