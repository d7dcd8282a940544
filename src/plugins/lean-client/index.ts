/** Leaves out of the browser's JavaScript what this site doesn't use of Docusaurus. */
import type {Plugin} from '@docusaurus/types';

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            // The theme sets it up on every page, but nothing highlights in the browser any more.
            'prism-react-renderer$': false,
          },
        },
      };
    },
  };
}
