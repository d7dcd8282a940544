/** A Starlight site with the pages of ours. */
import fs from 'node:fs';
import path from 'node:path';
import type {Dialect} from './convert';
import {install} from './install';
import {readPages, writeFiles} from './pages';
import type {Generator} from './generator';

const PACKAGES = {'@astrojs/starlight': '0.42.4', astro: '7.3.5'};

/** Astro needs a newer Node.js than this project; npm has it as a package. */
const NODE = {node: '22.23.3'};
const NODE_MAJOR = 22;

const DIALECT: Dialect = {
  admonitions: {warning: 'caution', info: 'note', important: 'note'},
  titled: (name, title) => `${name}[${title}]`,
};

const CONFIG = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://docs.example.com',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'Starlight',
      sidebar: [{label: 'docs', items: [{autogenerate: {directory: 'docs', collapsed: true}}]}],
      routeMiddleware: './src/version.ts',
    }),
  ],
});
`;

const COLLECTION = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Shows the sidebar of one version, as the other sites do. */
const VERSION = (versions: readonly string[]) => `
import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

const versions = ${JSON.stringify(versions.map((url) => path.basename(url)))};

export const onRequest = defineRouteMiddleware(({locals: {starlightRoute}}) => {
  const [{entries}] = starlightRoute.sidebar;
  const own = versions.find((version) => starlightRoute.id.startsWith('docs/' + version + '/'));
  starlightRoute.sidebar = own
    ? entries.find(({label}) => label === own).entries
    : entries.filter(({label}) => !versions.includes(label));
});
`;

/** Writes the site. */
export function starlight(site: string, target: string): Generator {
  const isNew = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
  install(target, {...PACKAGES, ...(isNew ? {} : NODE)});
  for (const name of ['src', 'public', 'dist'])
    fs.rmSync(path.join(target, name), {recursive: true, force: true});
  const docs = path.join(target, 'src/content/docs');
  const {pages, leftOut, versions} = readPages({site, versions: 'all', images: docs}, DIALECT);
  fs.cpSync(path.join(site, 'static'), path.join(target, 'public'), {recursive: true});
  writeFiles(target, {
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': COLLECTION,
    'src/version.ts': VERSION(versions),
  });
  const text = ({title, description, path: slug, body}: (typeof pages)[number]) =>
    `---\n${JSON.stringify({title, description, slug})}\n---\n${body}`;
  writeFiles(docs, Object.fromEntries(pages.map((page) => [`${page.path}.md`, text(page)])));
  const node = isNew ? process.execPath : path.join(target, 'node_modules/.bin/node');
  const astro = (command: string) => [node, 'node_modules/astro/bin/astro.mjs', command];
  return {
    name: `Starlight ${PACKAGES['@astrojs/starlight']}`,
    site: target,
    leftOut,
    build: astro('build'),
    output: path.join(target, 'dist'),
    caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    env: {ASTRO_TELEMETRY_DISABLED: '1', CI: '1'},
    start: astro('dev'),
    edited: path.join(docs, 'docs/features.md'),
  };
}
