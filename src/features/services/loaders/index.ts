/** The loaders, by the kind that an entry in the table of services specifies. */
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

/** Loads a service with the loader for its kind. @throws whatever the loader throws */
export function startLoading(load: Load): Loading {
  // The type of the table above ensures that each kind has its own loader, but the compiler can't infer that here.
  return (LOADERS[load.by] as Loader<Load['by']>)(load as never);
}
