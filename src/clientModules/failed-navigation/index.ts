/**
 * Handles pages that fail to load (patch `failed-navigation`). After a deployment their scripts have new names: then
 * the browser does a full page load. Without a connection that would end on the browser's error page, so the reader
 * stays on the current page and sees a message.
 */
import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';
import {closeMessage, showMessage} from './message';
import {isReachable, loadFully} from './whole-page';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const addressOf = ({pathname, search, hash}: Location) => pathname + search + hash;

/** Number of the latest navigation; the outcome of earlier ones is ignored. */
let latest = 0;

/** URL of the page that is shown. */
let shown = '';

/** The history entry that Back or Forward last led to. */
let popped: string | undefined;

/**
 * Returns an id of the current history entry. The router gives entries a key, but the browser doesn't for plain
 * anchors.
 */
function currentEntry(): string {
  const {key} = (window.history.state ?? {}) as {key?: string};
  return `${key} ${window.location.href}`;
}

async function onFailure(address: string, number: number): Promise<void> {
  const isPopped = popped === currentEntry();
  const reachable = await isReachable(address);
  if (number !== latest) return;
  nprogress.done();
  if (reachable) {
    loadFully(address, shown, isPopped);
    return;
  }
  // Restores the URL of the page that is shown, so links to its sections work. Not through the router, which would
  // treat it as another navigation and scroll.
  if (isPopped) window.history.pushState(null, '', shown);
  else window.history.replaceState(null, '', shown);
  showMessage(address, async () => {
    const found = await isReachable(address);
    if (found) window.location.assign(address);
    return found;
  });
}

/** The patch calls `onRouteFailed` where Docusaurus would reload the page. */
type FailureModule = ClientModule & {onRouteFailed: (failure: {location: Location}) => void};

const clientModule: FailureModule = {
  onRouteUpdate: () => {
    latest += 1;
    closeMessage();
  },
  onRouteDidUpdate: ({location}) => {
    shown = addressOf(location);
  },
  onRouteFailed: ({location}) => void onFailure(addressOf(location), latest),
};
export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    popped = currentEntry();
  });
}
