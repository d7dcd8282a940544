/**
 * Makes pages lighter: leaves out of the browser's scripts and styles what this site doesn't use of Docusaurus, shortens
 * the tables of all pages that every page carries, and has each page ask at once for the scripts and styles of its own.
 * Each change is a patch of ../PATCHES.md.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOn, type PatchName} from '../../src/lib/patches';
import {checkLiteralPaths, checkPrism} from './checks';
import {ChunkUrlPlugin, withoutChunkTable} from './chunk-url-plugin';
import {loaderRules} from './loader-rules';
import {withoutCommonSheet} from './page-styles';
import {UsedStylesPlugin} from './used-styles-plugin';

/** Stands for the router's `path-to-regexp`. */
const LITERAL_PATHS = path.join(__dirname, 'client/literal-paths');

export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const on = (patch: PatchName) => isOn(siteConfig, patch);
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      const forProduction = config.mode === 'production';
      const forBrowsers = (patch: PatchName) => forProduction && !isServer && on(patch);
      const alias: Record<string, string | false> = {};
      const optimization: Configuration['optimization'] = {};
      const plugins = [];
      if (on('no-prism')) {
        checkPrism();
        // The theme sets it up on every page, but nothing highlights in the browser any more.
        alias['prism-react-renderer$'] = false;
      }
      if (forBrowsers('literal-paths')) {
        checkLiteralPaths();
        alias['path-to-regexp$'] = LITERAL_PATHS;
      }
      if (forBrowsers('chunk-table')) {
        withoutChunkTable(config);
        // Chunks of pages have names already: a number as well would be a table of both on every page.
        optimization.chunkIds = 'named';
        plugins.push(new ChunkUrlPlugin(instance));
      }
      // Without the patch page-assets the HTML of a page would not name the styles of its own.
      if (forBrowsers('page-styles') && on('page-assets')) withoutCommonSheet(config);
      if (forBrowsers('used-styles')) plugins.push(new UsedStylesPlugin(instance));
      return {
        resolve: {alias},
        ...(forProduction && {
          module: {rules: loaderRules({generatedFilesDir, isServer, isOn: on})},
        }),
        optimization,
        plugins,
      };
    },
  };
}
