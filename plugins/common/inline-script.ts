/** Turns a function into a script that runs without the site's modules. */
import {minifySync} from '@swc/core';

/**
 * Returns a minified script that calls a function, for the HTML of a page or a file of its own.
 *
 * @param source text of a function that uses only its arguments and what a browser has
 * @param values its arguments, which JSON can express
 */
export function inlineScript(source: string, ...values: readonly unknown[]): string {
  const list = values.map((value) => JSON.stringify(value)).join(',');
  // The compiler of its file may have wrapped inner functions in a helper that pages don't have.
  return minifySync(`{const __name=(named)=>named;(${source})(${list})}`).code;
}
