/** Bundler loader of Docusaurus' `routesChunkNames.json`: gives the chunks their short names. */
import {namesIn, shortNames} from './chunk-names.mjs';

export default function chunkNamesLoader(source) {
  const short = shortNames(namesIn(JSON.parse(source)));
  return JSON.stringify(JSON.parse(source, (_, value) => short.get(value) ?? value));
}
