/**
 * Bundler loader of Docusaurus' `registry.js`, the table of everything a route can load. Each entry names its source
 * file, `"name": [() => import("path"), "path", require.resolveWeak("path")]`, which the build looks up among the
 * chunks, to write a page's scripts and styles into its HTML, but never finds. So the build gets the name of the chunk
 * instead, and the browser, which doesn't need it, gets nothing. Chunks get their short names. Plain JavaScript,
 * because the bundler loads it without a TypeScript step.
 */
import {upstreamChanged} from '../common/upstream.mjs';
import {chunkNamesByRoute, shortNames} from './chunk-names-loader.mjs';

const PLACE = {package: '@docusaurus/core', file: 'registry.js, which it generates'};
const ENTRY = /"([^"]+)": (\[\(\) => .*?), "([^"]*)", (?=require\.resolveWeak\()/g;
const ANY_ENTRY = /require\.resolveWeak\(/g;

/** @throws PatchError if a new Docusaurus writes its registry differently */
export default function registryLoader(source) {
  const {forBuild, pageAssets, chunkNames} = this.getOptions();
  const short = chunkNames ? shortNames(chunkNamesByRoute(this)) : new Map();
  let changed = 0;
  const text = source.replace(ENTRY, (_, name, load, file) => {
    changed += 1;
    const shortName = short.get(name) ?? name;
    const named = load.replace(`webpackChunkName: "${name}"`, `webpackChunkName: "${shortName}"`);
    const lookedUp = forBuild ? shortName : '';
    return `"${shortName}": ${named}, "${pageAssets ? lookedUp : file}", `;
  });
  const all = source.match(ANY_ENTRY)?.length ?? 0;
  if (changed === 0 || changed !== all) {
    throw upstreamChanged(
      {patch: pageAssets ? 'page-assets' : 'chunk-names', ...PLACE},
      'entries as "name": [() => import("path"), "path", require.resolveWeak("path")]',
      `${changed} of ${all}`,
    );
  }
  return text;
}
