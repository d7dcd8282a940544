/**
 * Keeps the rendered pages of a build for the next one, which renders only those that have changed (server-entry.ts).
 * Scripts, styles, and the template are added afterward, so changes to them don't matter here. `npm run clear`
 * removes the pages. A patch of ../PATCHES.md.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOn} from '../../src/lib/patches';
import {upstreamChanged} from '../common/upstream.mjs';
import {dropOthers} from './kept-pages';

const PLACE = {
  patch: 'render-cache',
  package: '@docusaurus/core',
  file: 'lib/webpack/server.js',
} as const;

const SERVER_ENTRY = path.join(__dirname, 'server-entry');

/** @throws PatchError if the server's bundle doesn't start with the module that renders a page */
function coreEntry({entry}: Configuration): string {
  const {main} = Object(entry) as {main?: unknown};
  if (typeof main === 'string' && path.basename(main) === 'serverEntry.js') return main;
  throw upstreamChanged(PLACE, 'entry: {main: ".../client/serverEntry.js"}', JSON.stringify(entry));
}

export default function renderCache({siteDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'node_modules', '.cache', 'render');
  if (!isOn(siteConfig, PLACE.patch)) return {name: PLACE.patch};
  return {
    name: PLACE.patch,
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer || config.mode !== 'production') return {};
      const {DefinePlugin} = currentBundler.instance;
      return {
        entry: {main: SERVER_ENTRY},
        resolve: {alias: {'core-server-entry$': coreEntry(config)}},
        plugins: [new DefinePlugin({RENDER_CACHE_FOLDER: JSON.stringify(folder)})],
      };
    },
    postBuild({routesPaths}) {
      dropOthers(folder, routesPaths);
      return Promise.resolve();
    },
  };
}
