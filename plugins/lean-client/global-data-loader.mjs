/**
 * Bundler loader of Docusaurus' `globalData.json`, which names every docs page of every version by id and path. Both
 * follow from the list of the site's routes, so that slices of it are enough: `...docs(12, 40, "/docs", "sidebar")`.
 */
import {upstreamChanged} from '../common/upstream.mjs';
import {callArguments, placesOfRoutes, slices} from './slices.mjs';

const DOCS = 'docusaurus-plugin-content-docs';

/** @type {import('../common/upstream.mjs').Place} */
const PLACE = {
  patch: 'route-tables',
  package: '@docusaurus/plugin-content-docs',
  file: 'globalData.json, which it generates',
};

/** The only properties that a doc may have: a slice would lose any others. */
const KNOWN = ['id', 'path', 'sidebar'];

function compact({path, docs}, places) {
  const regular = (doc) => doc.id === `docs${doc.path.slice(path.length)}` && places.has(doc.path);
  const runs = slices(
    docs.filter(regular).map((doc) => ({place: places.get(doc.path), sidebar: doc.sidebar})),
  );
  const calls = runs.map((slice) => `...docs(${JSON.stringify(path)}, ${callArguments(slice)})`);
  const others = docs.filter((doc) => !regular(doc)).map((doc) => JSON.stringify(doc));
  return `[${[...calls, ...others].join(',\n')}]`;
}

/** @throws PatchError if a new Docusaurus has more data about docs, or has it elsewhere */
function versionsOf(data) {
  const plugins = Object.values(data[DOCS] ?? {});
  const versions = plugins.flatMap((plugin) => plugin.versions ?? []);
  const keys = versions.flatMap(({docs}) => (docs ?? []).flatMap((doc) => Object.keys(doc)));
  const others = [...new Set(keys)].filter((key) => !KNOWN.includes(key));
  if (keys.length === 0 || others.length > 0) {
    throw upstreamChanged(
      PLACE,
      `versions whose docs have ${KNOWN.join(', ')} and nothing else`,
      keys.length === 0 ? 'no docs' : others.join(', '),
    );
  }
  return versions;
}

export default function globalDataLoader(source) {
  const data = JSON.parse(source);
  const places = placesOfRoutes(this);
  const lists = versionsOf(data).map((version, i) => {
    const list = compact(version, places);
    version.docs = `list ${i}`;
    return list;
  });
  const {module} = this.getOptions();
  const text = JSON.stringify(data).replace(/"docs":"list (\d+)"/g, (_, i) => `"docs":${lists[i]}`);
  return `import {docs} from ${JSON.stringify(module)};\nexport default ${text};\n`;
}
