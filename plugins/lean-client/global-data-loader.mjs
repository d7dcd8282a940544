/**
 * Bundler loader of Docusaurus' `globalData.json`, which names every docs page of every version by id and path. Both
 * follow from the list of the site's routes, so that slices of it are enough: `...docs(12, 40, "/docs", "sidebar")`.
 */
import {callArguments, placesOfRoutes, slices} from './slices.mjs';

const DOCS = 'docusaurus-plugin-content-docs';

function compact({path, docs}, places) {
  const regular = (doc) => doc.id === `docs${doc.path.slice(path.length)}` && places.has(doc.path);
  const runs = slices(
    docs.filter(regular).map((doc) => ({place: places.get(doc.path), sidebar: doc.sidebar})),
  );
  const calls = runs.map((slice) => `...docs(${JSON.stringify(path)}, ${callArguments(slice)})`);
  const others = docs.filter((doc) => !regular(doc)).map((doc) => JSON.stringify(doc));
  return `[${[...calls, ...others].join(',\n')}]`;
}

export default function globalDataLoader(source) {
  const data = JSON.parse(source);
  const places = placesOfRoutes(this);
  const lists = [];
  for (const {versions} of Object.values(data[DOCS] ?? {})) {
    for (const version of versions) {
      lists.push(compact(version, places));
      version.docs = `list ${lists.length - 1}`;
    }
  }
  const {module} = this.getOptions();
  const text = JSON.stringify(data).replace(/"docs":"list (\d+)"/g, (_, i) => `"docs":${lists[i]}`);
  return `import {docs} from ${JSON.stringify(module)};\nexport default ${text};\n`;
}
