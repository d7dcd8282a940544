/**
 * Makes pages lighter: leaves the parts of Docusaurus that this site doesn't use out of the browser's scripts and
 * styles, shortens the tables of all pages that every page includes, and lets each page request its own scripts and
 * styles immediately. Each change is a patch of ../PATCHES.md.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOn, type PatchName} from '../../src/lib/patches';
import {packageFolder} from '../common/upstream.mjs';
import {cacheFor} from './bundler-cache';
import {checkLiteralPaths, checkPreact, checkPrism} from './checks';
import {ChunkUrlPlugin, SHARED_PACKAGES, withoutChunkTable} from './chunk-url-plugin';
import {loaderRules} from './loader-rules';
import {withoutCommonSheet} from './page-styles';
import {withoutPresetEnv} from './post-css';
import {UsedStylesPlugin} from './used-styles-plugin';

/** Replaces the router's `path-to-regexp`. */
const LITERAL_PATHS = path.join(__dirname, 'client/literal-paths');
/** Runs on every page, before it is rendered. */
const LIKE_REACT = path.join(__dirname, 'client/preact-like-react');

export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const on = (patch: PatchName) => isOn(siteConfig, patch);
  return {
    name: 'lean-client',
    configurePostCss: withoutPresetEnv,
    getClientModules: () => (on('preact') ? [LIKE_REACT] : []),
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      const forProduction = config.mode === 'production';
      const forBrowsers = (patch: PatchName) => forProduction && !isServer && on(patch);
      const alias: Record<string, string | false> = {};
      const optimization: Configuration['optimization'] = {};
      const plugins = [];
      if (on('preact')) {
        checkPreact();
        alias['react'] = alias['react-dom'] = path.join(packageFolder('preact'), 'compat');
      }
      if (on('no-prism')) {
        checkPrism();
        // The theme sets it up on every page, but nothing is highlighted in the browser anymore.
        alias['prism-react-renderer$'] = false;
      }
      if (forProduction && on('literal-paths')) {
        checkLiteralPaths();
        alias['path-to-regexp$'] = LITERAL_PATHS;
      }
      if (forBrowsers('chunk-table')) {
        withoutChunkTable(config);
        // Chunks of pages already have names: numbers as well would add a table of both to every page.
        optimization.chunkIds = 'named';
        optimization.splitChunks = {cacheGroups: {defaultVendors: SHARED_PACKAGES}};
        plugins.push(new ChunkUrlPlugin(instance));
      }
      // Without the patch page-assets the HTML of a page would not reference its own styles.
      if (forBrowsers('page-styles') && on('page-assets')) withoutCommonSheet(config);
      if (forBrowsers('used-styles')) plugins.push(new UsedStylesPlugin(instance));
      return {
        ...cacheFor(config, alias),
        resolve: {alias},
        module: {
          rules: loaderRules({generatedFilesDir, isServer, forProduction, isOn: on}),
          // What Preact lacks would be undefined, and fail when a reader comes to it.
          ...(on('preact') && {parser: {javascript: {exportsPresence: 'error'}}}),
        },
        optimization,
        plugins,
      };
    },
  };
}
