/** Detects whether the site was rebuilt after this page was loaded. */

/** Scripts that every page has; their names contain a hash of their content. */
const MAIN_SCRIPT = /\/assets\/js\/(?:runtime~)?main\.[^/]+$/;

function mainScripts(page: Document): string[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  // Resolved, because scripts that start late have absolute addresses.
  return scripts.flatMap(({src}) => (MAIN_SCRIPT.test(src) ? [src] : []));
}

/** @returns whether the site was rebuilt; false if the server can't be reached */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, {cache: 'reload'});
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const now = mainScripts(page);
    return now.length > 0 && mainScripts(document).some((script) => !now.includes(script));
  } catch {
    return false;
  }
}
