/**
 * Makes pages lighter: leaves out of the browser's scripts and styles what this site doesn't use of Docusaurus, and
 * has each page ask at once for the scripts and styles of its own.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UsedStylesPlugin} from './used-styles-plugin';

export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const forProduction = config.mode === 'production';
      const registry = {
        test: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'registry-loader.mjs'),
        options: {forBuild: isServer},
      };
      const chunkNames = {
        test: path.join(generatedFilesDir, 'routesChunkNames.json'),
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'chunk-names-loader.mjs'),
      };
      const notFound = {
        test: require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js'),
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'not-found-loader.mjs'),
      };
      const generated = (name: string, loader: string, module: string) => ({
        test: path.join(generatedFilesDir, name),
        enforce: 'pre' as const,
        type: 'javascript/auto' as const,
        loader: path.join(__dirname, loader),
        options: {module: path.join(__dirname, 'client', module)},
      });
      const tables = [
        generated('routes.js', 'routes-loader.mjs', 'pages'),
        generated('globalData.json', 'global-data-loader.mjs', 'route-paths'),
      ];
      return {
        resolve: {
          alias: {
            // The theme sets it up on every page, but nothing highlights in the browser any more.
            'prism-react-renderer$': false,
          },
        },
        ...(forProduction && {
          module: {rules: [registry, chunkNames, notFound, ...(isServer ? [] : tables)]},
        }),
        ...(forProduction &&
          !isServer && {
            optimization: {
              // Chunks of pages have names already: a number as well would be a table of both on every page.
              chunkIds: 'named' as const,
              // Docusaurus puts the styles of every page into one sheet, as their order could change between
              // pages. Here cascade layers set the order.
              splitChunks: {cacheGroups: {styles: false}},
            },
            plugins: [new UsedStylesPlugin(currentBundler.instance)],
          }),
      };
    },
  };
}
