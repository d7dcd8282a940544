/** Tells readers that scripts or styles of the first page did not load. */

/** The text of the box; in English, because the script is outside the part of the page that is translated. */
type Words = {
  scripts: string;
  styles: string;
  what: string;
  retry: string;
  /** Style of a page that has no other. */
  plain: string;
};

/** The error with which the bundler rejects, among others. */
type ChunkError = {name?: unknown; request?: unknown} | null;

export const WORDS: Words = {
  scripts: 'Parts of this page did not load. You can read it, but menus and search may not work.',
  styles: 'The styles of this page did not load. You can read it, but it looks plain.',
  what: 'Could not load ',
  retry: 'Retry',
  plain:
    'svg{max-width:2em}svg[role]{max-width:40em}body{max-width:60em;margin:auto;font:1em/1.5 sans-serif}',
};

/**
 * Shows a red box (src/css/failures.css) below the page when a script, a style sheet, or a module of the page fails to
 * load before the page is interactive. After that, the site's own components handle failures. Runs in the browser, from
 * the head of each page: it can use only its arguments.
 */
export function guard(words: Words): void {
  const told = new Set<string>();
  let box: HTMLElement | undefined;

  const show = (text: string, address: string): void => {
    if (told.has(text) || document.documentElement.dataset['hasHydrated'] === 'true') return;
    told.add(text);
    if (!box) {
      box = document.createElement('div');
      box.className = 'load-failure';
      box.setAttribute('role', 'alert');
      // Styles that must also work without the style sheet. Not as markup: the content policy would forbid that.
      box.style.cssText =
        'position:sticky;bottom:1rem;background:var(--bad,#a3242f);color:var(--canvas,#fff)';
      const button = document.createElement('button');
      button.className = 'button button--secondary';
      button.append(words.retry);
      button.onclick = () => location.reload();
      box.append(button);
      document.body.append(box);
    }
    const line = document.createElement('p');
    line.innerHTML = `<b>${text}</b><br>`;
    // As text: a URL may contain anything.
    if (address) line.append(words.what + address);
    box.prepend(line);
    if (text === words.styles) {
      // An interactive page has its scripts after all, but not its styles.
      box.dataset['lasting'] = '';
      // Without the style sheet that defines the tokens, drawings would be as wide as the window.
      const plain = new CSSStyleSheet();
      plain.replaceSync(words.plain);
      if (!getComputedStyle(box).getPropertyValue('--canvas'))
        document.adoptedStyleSheets = [plain];
    }
  };

  /** Reports a missing file by its URL if it is the site's own: files of other hosts may fail. */
  const tell = (text: string, file: unknown): void => {
    const address = String(file);
    if (!address.startsWith(location.origin + '/')) return;
    if (document.readyState !== 'loading') show(text, address);
    else document.addEventListener('DOMContentLoaded', () => show(text, address));
  };

  // The event of an element that fails to load does not bubble.
  addEventListener(
    'error',
    ({target, filename}) => {
      if (target instanceof HTMLScriptElement) {
        // Without the element, the bundler requests the module again; with it, it would wait for an event that has
        // already fired.
        target.remove();
        tell(words.scripts, target.src);
      } else if (target instanceof HTMLLinkElement) {
        // Other links fetch ahead.
        if (target.rel === 'stylesheet') tell(words.styles, target.href);
      } else if (/\.js$/.test(filename)) {
        // The response was not the script, or only the start of it.
        tell(words.scripts, filename);
      }
    },
    true,
  );
  // If a module comes too late or is not a script, its promise fails, not its element.
  addEventListener('unhandledrejection', ({reason}: {reason: ChunkError}) => {
    if (reason?.name === 'ChunkLoadError') tell(words.scripts, reason.request);
  });
  // By then all scripts of the page have run, or what starts them later has (plugins/late-start). An empty script causes
  // no error, but what depends on it never starts.
  addEventListener('DOMContentLoaded', () => {
    if (!window.docusaurus) show(words.scripts, '');
  });
  addEventListener('late-scripts', () => {
    if (!window.docusaurus.preload) show(words.scripts, '');
  });
}
