/**
 * Makes pages lighter: leaves out of the browser's scripts and styles what this site doesn't use of Docusaurus, shortens
 * the tables of all pages that every page carries, and has each page ask at once for the scripts and styles of its own.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunkUrlPlugin, withoutChunkTable} from './chunk-url-plugin';
import {loaderRules} from './loader-rules';
import {UsedStylesPlugin} from './used-styles-plugin';

/** What shortens the browser's tables and styles in a production build. */
const LEAN = {
  // Chunks of pages have names already: a number as well would be a table of both on every page.
  chunkIds: 'named' as const,
  // Docusaurus puts the styles of every page into one sheet, as their order could change between pages. Here
  // cascade layers set the order.
  splitChunks: {cacheGroups: {styles: false as const}},
};

/** Stands for the router's `path-to-regexp`. */
const LITERAL_PATHS = path.join(__dirname, 'client/literal-paths');

export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const forProduction = config.mode === 'production';
      const forBrowsers = forProduction && !isServer;
      if (forBrowsers) withoutChunkTable(config);
      return {
        resolve: {
          alias: {
            // The theme sets it up on every page, but nothing highlights in the browser any more.
            'prism-react-renderer$': false,
            ...(forBrowsers && {'path-to-regexp$': LITERAL_PATHS}),
          },
        },
        ...(forProduction && {module: {rules: loaderRules(generatedFilesDir, isServer)}}),
        ...(forBrowsers && {
          optimization: LEAN,
          plugins: [
            new ChunkUrlPlugin(currentBundler.instance),
            new UsedStylesPlugin(currentBundler.instance),
          ],
        }),
      };
    },
  };
}
