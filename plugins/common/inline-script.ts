/** Turns a function into an inline script of a page. */

/**
 * Returns a script that calls a function; the build minifies it with the rest of the page.
 *
 * @param source text of a function that uses only its arguments and what a browser has
 * @param values its arguments, which JSON can express
 */
export function inlineScript(source: string, ...values: readonly unknown[]): string {
  const list = values.map((value) => JSON.stringify(value)).join(',');
  // The compiler of its file may have wrapped inner functions in a helper that pages don't have.
  return `{const __name=(named)=>named;(${source})(${list})}`;
}
