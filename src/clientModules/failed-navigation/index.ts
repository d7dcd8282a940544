/**
 * What happens when the next page could not be loaded (patch `failed-navigation`). After a deploy its scripts have other
 * names: then the browser loads the page whole. Without a connection that would end on the browser's own error page, so
 * the reader stays on the page and is told.
 */
import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';
import {closeMessage, showMessage} from './message';
import {isReachable, loadWhole} from './whole-page';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const addressOf = ({pathname, search, hash}: Location) => pathname + search + hash;

/** Number of the navigation that was begun last: what comes of earlier ones concerns nobody. */
let begun = 0;

/** Address of the page that is shown. */
let shown = '';

/** The entry of the history that Back or Forward led to last. */
let popped: string | undefined;

/** Tells entries of the history apart: the router gives each a key, the browser gives none to those of plain anchors. */
function currentEntry(): string {
  const {key} = (window.history.state ?? {}) as {key?: string};
  return `${key} ${window.location.href}`;
}

async function arrive(address: string, number: number): Promise<void> {
  const isPopped = popped === currentEntry();
  const reachable = await isReachable(address);
  if (number !== begun) return;
  nprogress.done();
  if (reachable) {
    loadWhole(address, shown, isPopped);
    return;
  }
  // The page that is shown gets its address back, so that its sections can be reached. Silently: for the router it would
  // be another navigation, which scrolls.
  if (isPopped) window.history.pushState(null, '', shown);
  else window.history.replaceState(null, '', shown);
  showMessage(address, async () => {
    const found = await isReachable(address);
    if (found) window.location.assign(address);
    return found;
  });
}

/** The patch calls the last function where Docusaurus would reload the page. */
type FailureModule = ClientModule & {onRouteFailed: (failure: {location: Location}) => void};

const clientModule: FailureModule = {
  onRouteUpdate: () => {
    begun += 1;
    closeMessage();
  },
  onRouteDidUpdate: ({location}) => {
    shown = addressOf(location);
  },
  onRouteFailed: ({location}) => void arrive(addressOf(location), begun),
};
export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    popped = currentEntry();
  });
}
