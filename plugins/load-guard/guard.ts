/** What tells a reader that the scripts of the first page did not load. */

/** What the box says; English, because the script is outside of the page that is translated. */
type Words = {failed: string; what: string; retry: string};

/** What the bundler rejects with, among other errors. */
type ChunkError = {name?: unknown; request?: unknown} | null;

export const WORDS: Words = {
  failed: 'Parts of this page did not load. You can read it, but menus and search may not work.',
  what: 'Could not load ',
  retry: 'Retry',
};

/**
 * Shows a red box (src/css/failures.css) below the page when one of the site's own scripts or a module of the page
 * fails to load, as long as the page does not answer yet. Once it does, the site's own parts deal with failures.
 * Runs in the browser, from the head of each page: it can use nothing but its arguments.
 */
export function guard(words: Words): void {
  let shown = false;

  const show = (address: string): void => {
    if (shown || document.documentElement.dataset['hasHydrated'] === 'true') return;
    shown = true;
    const {body} = document;
    // What has to hold where the style sheet is missing as well is in the element.
    body.insertAdjacentHTML(
      'beforeend',
      '<div class="load-failure" role="alert" ' +
        'style="position:sticky;bottom:1rem;background:var(--bad,#a3242f);color:var(--canvas,#fff)">' +
        `<p><b>${words.failed}</b><br></p>` +
        `<button class="button button--secondary">${words.retry}</button></div>`,
    );
    const [text, button] = body.lastElementChild?.children ?? [];
    text?.append(words.what + address);
    button?.addEventListener('click', () => location.reload());
  };

  /** Takes the address of what failed to load, if it is a script: other hosts' may fail. */
  const tell = (script: unknown): void => {
    const address = String(script);
    if (!address.startsWith(location.origin + '/')) return;
    if (document.readyState !== 'loading') show(address);
    else document.addEventListener('DOMContentLoaded', () => show(address));
  };

  // The event of an element that fails to load does not bubble. Links that fetch ahead are no scripts. Without the
  // element the bundler asks for the module again; with it, it would wait for an event that has been.
  addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement)) return;
      target.remove();
      tell(target.src);
    },
    true,
  );
  // A module that comes too late, or is no script after all: its element does not fail, but its promise.
  addEventListener('unhandledrejection', ({reason}: {reason: ChunkError}) => {
    if (reason?.name === 'ChunkLoadError') tell(reason.request);
  });
}
