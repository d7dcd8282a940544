/** Leaves out of the browser's JavaScript what this site doesn't use of Docusaurus. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UsedStylesPlugin} from './used-styles-plugin';

export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const forReaders = !isServer && config.mode === 'production';
      const registry = {
        test: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'pre' as const,
        use: path.join(__dirname, 'registry-loader.mjs'),
      };
      return {
        resolve: {
          alias: {
            // The theme sets it up on every page, but nothing highlights in the browser any more.
            'prism-react-renderer$': false,
          },
        },
        ...(forReaders && {
          // Chunks of pages have names already: a number as well would be a table of both on every page.
          optimization: {chunkIds: 'named'},
          module: {rules: [registry]},
          plugins: [new UsedStylesPlugin(currentBundler.instance)],
        }),
      };
    },
  };
}
