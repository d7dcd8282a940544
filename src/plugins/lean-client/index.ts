/** Leaves out of the browser's JavaScript what this site doesn't use of Docusaurus. */
import type {Plugin} from '@docusaurus/types';

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const forReaders = !isServer && config.mode === 'production';
      return {
        resolve: {
          alias: {
            // The theme sets it up on every page, but nothing highlights in the browser any more.
            'prism-react-renderer$': false,
          },
        },
        // Chunks of pages have names already: a number as well would be a table of both on every page.
        ...(forReaders && {optimization: {chunkIds: 'named'}}),
      };
    },
  };
}
