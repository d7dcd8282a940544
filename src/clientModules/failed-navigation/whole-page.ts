/** Loads pages past the router, as the browser does by itself. */

/** Milliseconds that the server has to answer; a connection that is gone fails at once. */
const PATIENCE = 10_000;

/** Does the server answer with the page, or say that there is none? What it sends is fresh for `loadWhole`, too. */
export async function isReachable(address: string): Promise<boolean> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
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
 * Loads the page that the address bar names already.
 *
 * @param shown address of the page that is still shown
 * @param isPopped whether Back or Forward led there: the browser then knows how far the page was scrolled
 */
export function loadWhole(address: string, shown: string, isPopped: boolean): void {
  if (isPopped) {
    window.location.reload();
    return;
  }
  // Not by a reload, which would scroll to where the page before was, whatever the hash says. And an address with a hash
  // is only loaded if it is another one than that of the document.
  window.history.replaceState(null, '', shown);
  window.location.replace(address);
}
