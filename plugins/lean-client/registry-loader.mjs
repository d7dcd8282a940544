/**
 * Bundler loader of Docusaurus' `registry.js`, the table of everything a route can load. Each entry names its
 * source file, `"name": [() => import("path"), "path", require.resolveWeak("path")]`, which the build looks up
 * among the chunks, to write a page's scripts and styles into its HTML, and never finds. So the build gets the
 * name of the chunk instead, and the browser, which doesn't need it, nothing. Chunks get their short names. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
import {namesIn, shortNames} from './chunk-names.mjs';
import {chunkNamesByRoute} from './generated-file.mjs';

const ENTRY = /"([^"]+)": (\[\(\) => .*?), "[^"]*", (?=require\.resolveWeak\()/g;

export default function registryLoader(source) {
  const {forBuild} = this.getOptions();
  const short = shortNames(namesIn(chunkNamesByRoute(this)));
  return source.replace(ENTRY, (_, name, load) => {
    const shortName = short.get(name) ?? name;
    const named = load.replace(`webpackChunkName: "${name}"`, `webpackChunkName: "${shortName}"`);
    return `"${shortName}": ${named}, "${forBuild ? shortName : ''}", `;
  });
}
