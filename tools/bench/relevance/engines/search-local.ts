/**
 * `@easyops-cn/docusaurus-search-local` with its default settings. The plugin itself checks its options, writes its
 * settings, and indexes the built pages, as in a build; its own client code is bundled with these settings and
 * searches in a browser, in its own worker. Only its search bar is left out, which just shows the results.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {ROOT} from '../../../../plugins/common/root';
import {distinct, type OtherEngine, pagePath} from '../engine';
import {DEPTH} from '../metrics';
import type {BuiltPage} from '../pages';
import {openFolder} from './browser-page';
import {bundle} from './bundle';

const NAME = '@easyops-cn/docusaurus-search-local';

/**
 * Results are sections of pages. The plugin's results page requests this many; its bar shows 8, whose pages are
 * nearly always the same, but fewer.
 */
const SECTIONS = 100;

const ASK = `window.ask = async (query, limit) => {
  const {searchByWorker} = await import('/search-local.js');
  const results = await searchByWorker('/', '', query, limit);
  return results.map(({document}) => document.u);
}`;

type Schema = {validate(options: object): {error?: Error; value: object}};

/** The exports of the plugin's main module that are used here. */
type PluginModule = {
  default(context: object, options: object): {postBuild(build: object): Promise<void>};
  validateOptions(input: {
    options: object;
    validate: (schema: Schema, options: object) => object;
  }): object;
};

const load = createRequire(path.join(ROOT, 'package.json'));

function defaults(schema: Schema, options: object): object {
  const {error, value} = schema.validate(options);
  if (error) throw error;
  return value;
}

/**
 * Makes the plugin write its index to a folder.
 *
 * @param folder absolute path, with the pages' HTML at their paths
 * @returns absolute path of the folder with its settings as modules
 */
async function writeIndex(pages: readonly BuiltPage[], folder: string): Promise<string> {
  const plugin = load(NAME) as PluginModule;
  const siteConfig = {trailingSlash: false, themeConfig: {}};
  const generatedFilesDir = path.join(folder, '.docusaurus');
  const {postBuild} = plugin.default(
    {siteDir: folder, siteConfig, baseUrl: '/', generatedFilesDir},
    plugin.validateOptions({options: {}, validate: defaults}),
  );
  const routesPaths = pages.map(({path: page}) => `/docs/${page}`);
  await postBuild({routesPaths, outDir: folder, baseUrl: '/', siteConfig, plugins: []});
  return path.join(generatedFilesDir, NAME, 'default');
}

/** Bundles one of the plugin's client modules with its settings. */
function clientCode(module: string, settings: string, format: 'esm' | 'iife'): Promise<string> {
  return bundle({
    entry: path.join(ROOT, 'node_modules', NAME, 'dist/client/client/theme', module),
    format,
    generated: {
      [`@generated/${NAME}/default/generated-constants.js`]: path.join(
        settings,
        'generated-constants.js',
      ),
    },
  });
}

/** Builds the index and opens a browser on it. */
export async function searchLocal(
  pages: readonly BuiltPage[],
  browser: Browser,
): Promise<OtherEngine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-local-'));
  for (const {path: page, file} of pages) {
    const copy = path.join(folder, 'docs', `${page}.html`);
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    fs.copyFileSync(file, copy);
  }
  const settings = await writeIndex(pages, folder);
  fs.rmSync(path.join(folder, 'docs'), {recursive: true});
  const scripts = {
    'search-local.js': await clientCode('searchByWorker.js', settings, 'esm'),
    'worker.js': await clientCode('worker.js', settings, 'iife'),
  };
  for (const [name, code] of Object.entries(scripts)) {
    fs.writeFileSync(path.join(folder, name), code);
  }
  const {ask, fetchedBytes, close} = await openFolder(browser, folder, ASK);
  await ask('lineage', SECTIONS);
  return {
    name: 'search-local',
    find: async (query) => distinct((await ask(query, SECTIONS)).map(pagePath), DEPTH),
    firstResultBytes: await fetchedBytes(),
    close,
  };
}
