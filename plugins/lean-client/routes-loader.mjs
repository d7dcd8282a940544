/**
 * Bundler loader of Docusaurus' `routes.js`, which has four lines for every page, and creates the component of every
 * page when the site starts. Docs pages differ only in their path, which `routesChunkNames.json` also contains: they
 * become slices of that list, `...pages(12, 40, "overviewSidebar")`, whose components are created on demand.
 */
import {upstreamChanged} from '../common/upstream.mjs';
import {callArguments, placesOfRoutes, slices} from './slices.mjs';

/** @type {import('../common/upstream.mjs').Place} */
const PLACE = {
  patch: 'route-tables',
  package: '@docusaurus/core',
  file: 'routes.js, which it generates',
};
const PAGE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]+)")?\s*\},?\s*/g;
const RUN = new RegExp(`(?:${PAGE.source})+`, 'g');

/** @throws PatchError if a new Docusaurus writes its routes differently */
export default function routesLoader(source) {
  const places = placesOfRoutes(this);
  let found = 0;
  const text = source.replace(RUN, (run) => {
    const pages = [...run.matchAll(PAGE)].map(([, path, hash, sidebar]) => {
      const key = `${path}-${hash}`;
      const place = places.get(key);
      if (place === undefined)
        throw upstreamChanged(PLACE, 'routes that routesChunkNames.json has', key);
      return {place, sidebar};
    });
    found += pages.length;
    return slices(pages)
      .map((slice) => `...pages(${callArguments(slice)}),\n`)
      .join('');
  });
  if (found === 0) {
    throw upstreamChanged(
      PLACE,
      "pages as {path: '…', component: ComponentCreator('…', '…'), exact: true, sidebar: \"…\"}",
      'none',
    );
  }
  const {module} = this.getOptions();
  return `import {pages} from ${JSON.stringify(module)};\n${text}`;
}
