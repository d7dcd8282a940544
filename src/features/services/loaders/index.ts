/** The loaders, by the kind that a row of the table of services names. */
import type {Load} from '../model/load';
import {calendly} from './calendly';
import {clarity} from './clarity';
import {googleAnalytics} from './google-analytics';
import type {Loader, Loading} from './loader';
import {rb2b} from './rb2b';
import {script} from './script';
import {tagManager} from './tag-manager';
import {vitals} from './vitals';

const LOADERS: {[Kind in Load['by']]: Loader<Kind>} = {
  'google-analytics': googleAnalytics,
  'tag-manager': tagManager,
  clarity,
  rb2b,
  calendly,
  vitals,
  script,
};

/** Loads a service by the loader of its kind. @throws whatever the loader throws */
export function startLoading(load: Load): Loading {
  // Each kind has its own loader, which the table above checks; the compiler can't follow it from here.
  return (LOADERS[load.by] as Loader<Load['by']>)(load as never);
}
