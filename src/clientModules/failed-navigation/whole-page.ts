/** Loads pages without the router, as browsers do natively. */

/** Timeout for the server in milliseconds; without a connection, requests fail immediately. */
const TIMEOUT = 10_000;

/**
 * Returns whether the server responds, with the page or with a 404. Also refreshes the browser's cache for `loadWhole`.
 */
export async function isReachable(address: string): Promise<boolean> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT);
  try {
    const {status} = await fetch(address, {cache: 'reload', signal: giveUp.signal});
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the page whose URL is already in the address bar.
 *
 * @param shown URL of the page that is still shown
 * @param isPopped whether Back or Forward led there, in which case the browser restores the scroll position
 */
export function loadFully(address: string, shown: string, isPopped: boolean): void {
  if (isPopped) {
    window.location.reload();
    return;
  }
  // A reload would restore the scroll position of the previous page, ignoring the hash. And a URL with a hash is loaded
  // only if it differs from the document's URL.
  window.history.replaceState(null, '', shown);
  window.location.replace(address);
}
