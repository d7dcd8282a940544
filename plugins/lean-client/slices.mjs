/**
 * Merges items that are neighbors in the list of the site's routes, for the loaders of this folder. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
import {chunkNamesByRoute} from './chunk-names-loader.mjs';

/** The index of each route in Docusaurus' list of what routes load, by its key and by its path. */
export function placesOfRoutes(loader) {
  const keys = Object.keys(chunkNamesByRoute(loader));
  // Groups of pages share their path with their first page; the last one is the page.
  return new Map(
    keys.flatMap((key, i) => [
      [key, i],
      [key.replace(/-[^-]*$/, ''), i],
    ]),
  );
}

/** @returns `{from, to, sidebar}` for each run of neighbors in the same sidebar; `to` is exclusive */
export function slices(items) {
  const runs = [];
  for (const {place, sidebar} of [...items].sort((a, b) => a.place - b.place)) {
    const last = runs.at(-1);
    if (last && last.to === place && last.sidebar === sidebar) last.to += 1;
    else runs.push({from: place, to: place + 1, sidebar});
  }
  return runs;
}

/** The source code of the arguments of a call that takes a slice. */
export function callArguments({from, to, sidebar}) {
  return [from, to, ...(sidebar === undefined ? [] : [JSON.stringify(sidebar)])].join(', ');
}
