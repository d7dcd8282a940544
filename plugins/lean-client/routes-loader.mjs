/**
 * Bundler loader of Docusaurus' `routes.js`. It holds four lines for every page, and makes the component of every page
 * as the site starts. Pages of the docs differ in their path alone, which `routesChunkNames.json` holds as well: they
 * become slices of that list, `...pages(12, 40, "overviewSidebar")`, whose components are made when they are asked for.
 */
import {callArguments, placesOfRoutes, slices} from './slices.mjs';

const PAGE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]+)")?\s*\},?\s*/g;
const RUN = new RegExp(`(?:${PAGE.source})+`, 'g');

/** @throws Error if a new Docusaurus writes its routes in another way */
export default function routesLoader(source) {
  const places = placesOfRoutes(this);
  let found = 0;
  const text = source.replace(RUN, (run) => {
    const pages = [...run.matchAll(PAGE)].map(([, path, hash, sidebar]) => ({
      place: places.get(`${path}-${hash}`),
      sidebar,
    }));
    if (pages.some(({place}) => place === undefined)) {
      throw new Error('routes.js holds pages that routesChunkNames.json lacks');
    }
    found += pages.length;
    return slices(pages)
      .map((slice) => `...pages(${callArguments(slice)}),\n`)
      .join('');
  });
  if (found === 0)
    throw new Error('routes.js no longer holds pages as routes-loader.mjs knows them');
  const {module} = this.getOptions();
  return `import {pages} from ${JSON.stringify(module)};\n${text}`;
}
