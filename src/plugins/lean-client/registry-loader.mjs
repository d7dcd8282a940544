/**
 * Bundler loader of Docusaurus' `registry.js`, the table of everything a route can load: drops the path of
 * each source file. Only the build reads them, to know which scripts a page needs. Plain JavaScript,
 * because the bundler loads it without a TypeScript step.
 */

/** An entry is `"name": [() => import("path"), "path", require.resolveWeak("path")]`. */
const PATH = /, "[^"]*", (?=require\.resolveWeak\()/g;

export default function registryLoader(source) {
  return source.replace(PATH, ', "", ');
}
