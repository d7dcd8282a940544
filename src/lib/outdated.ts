/** Detects whether the site was rebuilt after this page was loaded. */

/** Scripts that every page has; their names contain a hash of their content. */
const OWN = /\/assets\/js\/(?:runtime~)?main\.[^/]+$/;

function ownScripts(page: Document): string[] {
  const scripts = [...page.querySelectorAll('script[src]')];
  return scripts.flatMap((script) => {
    const address = script.getAttribute('src') ?? '';
    return OWN.test(address) ? [address] : [];
  });
}

/** @returns whether the site was rebuilt; false if the server can't be reached */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, {cache: 'reload'});
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const now = ownScripts(page);
    return now.length > 0 && ownScripts(document).some((script) => !now.includes(script));
  } catch {
    return false;
  }
}
