/** Loads a script of another host. */

/**
 * @param attributes of its element, in addition to `src`
 * @returns resolves once the script has run; rejects if it can't be loaded
 */
export function injectScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Failed to load ${src}.`)));
    document.head.append(script);
  });
}
